import {useEffect, useRef} from 'react';

import {translate} from '@docusaurus/Translate';

import type {HostedConversation} from '../hosted';
import type {FrameProps} from '../../../ui/ThirdPartyFrame';

type Props = FrameProps & {
  board: NonNullable<HostedConversation['board']>;
  host: string;
  /** Canny cannot change its theme, so the caller must remount this component when the theme changes. */
  theme: 'light' | 'dark';
};

export default function CannyBoard({board, host, theme, attempt, report}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const title = translate({id: 'dau.contact.boardFrame', message: 'Bảng góp ý từ {host}'}, {host});

  useEffect(() => {
    const parent = container.current;
    // Canny's script runs the calls in this queue when it loads
    const q = [['render', {boardToken: board.token, theme, basePath: null, ssoToken: null}]];
    Object.assign(window, {Canny: Object.assign(() => undefined, {q})});
    const script = document.createElement('script');
    // Browsers hold back a request while another one for its URL is pending, so use a new URL
    script.src = attempt > 1 ? `${board.sdkUrl}?retry=${attempt}` : board.sdkUrl;
    script.onerror = () => report('silent');
    const onLoad = ({target}: Event) => {
      const frame = target as HTMLIFrameElement;
      // `load` also fires before the frame has a URL
      if (!frame.src) return;
      frame.title = title;
      report('loaded');
    };
    // `load` does not bubble, so listen in the capture phase
    parent?.addEventListener('load', onLoad, true);
    document.head.append(script);
    return () => {
      parent?.removeEventListener('load', onLoad, true);
      script.remove();
      Reflect.deleteProperty(window, 'Canny');
      // React does not remove the frame, because Canny's script added it
      parent?.replaceChildren();
    };
  }, [board, theme, attempt, title, report]);

  return <div ref={container} data-canny />;
}
