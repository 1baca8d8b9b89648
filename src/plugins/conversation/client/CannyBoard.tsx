import {useEffect, useRef} from 'react';

import {translate} from '@docusaurus/Translate';

import type {HostedConversation} from '../hosted';
import type {FrameProps} from '../../../lib/ui/ThirdPartyFrame';

type Props = FrameProps & {
  board: NonNullable<HostedConversation['board']>;
  host: string;
  /** Canny cannot change its theme, so a new theme needs a new component. */
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
    Object.assign(window, {Canny: Object.assign(() => undefined, {q})});
    const script = document.createElement('script');
    // While a request hangs, browsers delay another one for the same URL
    script.src = attempt > 1 ? `${board.sdkUrl}?retry=${attempt}` : board.sdkUrl;
    script.onerror = () => report('silent');
    const onLoad = ({target}: Event) => {
      const frame = target as HTMLIFrameElement;
      // The frame also loads once while it is empty, before it has its URL
      if (!frame.src) return;
      frame.title = title;
      report('loaded');
    };
    // `load` does not bubble
    parent?.addEventListener('load', onLoad, true);
    document.head.append(script);
    return () => {
      parent?.removeEventListener('load', onLoad, true);
      script.remove();
      Reflect.deleteProperty(window, 'Canny');
      // Canny writes into this element, so React does not remove its content
      parent?.replaceChildren();
    };
  }, [board, theme, attempt, title, report]);

  return <div ref={container} data-canny />;
}
