import {useEffect, useRef} from 'react';

import {translate} from '@docusaurus/Translate';

import type {HostedConversation} from '../hosted';
import type {FrameProps} from '../../../lib/ui/ThirdPartyFrame';

type Props = FrameProps & {
  board: NonNullable<HostedConversation['board']>;
  host: string;
  /** Canny cannot change its theme later, so the caller must remount this component. */
  theme: 'light' | 'dark';
};

/** Loads Canny's script, which adds a frame to the page. */
export default function CannyBoard({board, host, theme, attempt, report}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const title = translate({id: 'dau.contact.boardFrame', message: 'Bảng góp ý từ {host}'}, {host});

  useEffect(() => {
    const parent = container.current;
    // When Canny's script loads, it runs the calls in this queue
    const q = [['render', {boardToken: board.token, theme, basePath: null, ssoToken: null}]];
    Object.assign(window, {Canny: Object.assign(() => undefined, {q})});
    const script = document.createElement('script');
    // Each retry has a different URL, because a browser delays a request while another request for the
    // same URL is pending
    script.src = attempt > 1 ? `${board.sdkUrl}?retry=${attempt}` : board.sdkUrl;
    script.onerror = () => report('silent');
    const onLoad = ({target}: Event) => {
      const frame = target as HTMLIFrameElement;
      // `load` also fires before the frame has a URL
      if (!frame.src) return;
      frame.title = title;
      report('loaded');
    };
    // Listen in the capture phase, because the event `load` does not bubble
    parent?.addEventListener('load', onLoad, true);
    document.head.append(script);
    return () => {
      parent?.removeEventListener('load', onLoad, true);
      script.remove();
      Reflect.deleteProperty(window, 'Canny');
      // React did not create the frame, so React would not remove it
      parent?.replaceChildren();
    };
  }, [board, theme, attempt, title, report]);

  return <div ref={container} data-canny />;
}
