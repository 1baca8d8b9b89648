import {useEffect, useRef} from 'react';

import {translate} from '@docusaurus/Translate';

import type {HostedConversation} from '../hosted';
import type {FrameProps} from '../../../lib/ui/ThirdPartyFrame';

type WindowWithCanny = Window & {Canny?: unknown};

type Props = FrameProps & {
  board: NonNullable<HostedConversation['board']>;
  host: string;
  /** Canny cannot change its theme: another one needs another component. */
  theme: 'light' | 'dark';
};

/** The element into which Canny's script writes its frame. */
export default function CannyBoard({board, host, theme, attempt, report}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const title = translate({id: 'dau.contact.boardFrame', message: 'Bảng góp ý từ {host}'}, {host});

  useEffect(() => {
    const parent = container.current;
    // Canny's script runs the calls that it finds here
    const q = [['render', {boardToken: board.token, theme, basePath: null, ssoToken: null}]];
    (window as WindowWithCanny).Canny = Object.assign(() => undefined, {q});
    const script = document.createElement('script');
    // While a request hangs, browsers delay another one for the same URL
    script.src = attempt > 1 ? `${board.sdkUrl}?retry=${attempt}` : board.sdkUrl;
    script.onerror = () => report('silent');
    const observer = new MutationObserver(() => {
      const frame = parent?.querySelector('iframe');
      if (!frame || frame.title === title) return;
      frame.title = title;
      frame.addEventListener('load', () => report('ready'));
    });
    if (parent) observer.observe(parent, {childList: true, subtree: true});
    document.head.append(script);
    return () => {
      observer.disconnect();
      script.remove();
      delete (window as WindowWithCanny).Canny;
      // Canny writes into this element, so React does not remove its content
      parent?.replaceChildren();
    };
  }, [board, theme, attempt, title, report]);

  return <div ref={container} data-canny />;
}
