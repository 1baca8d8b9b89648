import {useEffect, useRef} from 'react';

import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {shellId} from '../../../utils/shell-ids';
import ThirdPartyFrame, {type FrameProps} from '../../../ui/ThirdPartyFrame';
import type {HostedConversation} from '..';
import {useConversation} from './useConversation';

type BoardProps = FrameProps & {
  board: NonNullable<HostedConversation['board']>;
  host: string;
  /** Canny cannot change its theme, so the caller must remount this component when the theme changes. */
  theme: 'light' | 'dark';
};

function CannyBoard({board, host, theme, attempt, report}: BoardProps) {
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

export default function FeedbackBoard() {
  const {board, email} = useConversation();
  const {colorMode} = useColorMode();
  if (!board) return null;
  const host = new URL(board.sdkUrl).host;
  return (
    <section className="margin-top--lg" data-search-ignore data-print="hide">
      <Heading as="h2" id={shellId('board')}>
        {translate({id: 'dau.contact.boardTitle', message: 'Bảng góp ý'})}
      </Heading>
      <ThirdPartyFrame
        host={host}
        ask={translate({id: 'dau.contact.boardLoad', message: 'Mở bảng góp ý từ {host}'}, {host})}
        loading={translate({id: 'dau.contact.boardLoading', message: 'Đang tải bảng góp ý…'})}
        instead={
          <a href={`mailto:${email}`}>
            <Translate id="dau.contact.boardMail">Gửi email cho mình</Translate>
          </a>
        }
      >
        {(props) => (
          <CannyBoard key={colorMode} {...props} board={board} host={host} theme={colorMode} />
        )}
      </ThirdPartyFrame>
    </section>
  );
}
