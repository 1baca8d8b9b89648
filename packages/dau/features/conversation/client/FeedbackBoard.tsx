import {useEffect, useRef} from 'react';

import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {CANNY} from '../../../utils/algolia-and-canny-hosts';
import {shellId} from '../../../utils/shell-ids';
import ThirdPartyFrame, {type FrameProps} from '../../../ui/ThirdPartyFrame';
import type {HostedConversation} from '..';
import {useConversation} from './useConversation';

const VALUES = {host: CANNY};

type BoardProps = FrameProps & {
  board: NonNullable<HostedConversation['board']>;
  /** Canny cannot change its theme, so the caller must remount this component when the theme changes. */
  theme: 'light' | 'dark';
};

function CannyBoard({board, theme, attempt, report}: BoardProps) {
  const container = useRef<HTMLDivElement>(null);
  const title = translate({id: 'dau.contact.boardFrame', message: 'Bảng góp ý từ {host}'}, VALUES);

  useEffect(() => {
    const parent = container.current;
    // Canny's script runs the calls in this queue when it loads
    const q = [['render', {boardToken: board.token, theme, basePath: null, ssoToken: null}]];
    Object.assign(window, {Canny: Object.assign(() => undefined, {q})});
    const script = document.createElement('script');
    // Browsers hold back a request while another one for its URL is pending, so use a new URL
    script.src = `https://${CANNY}/sdk.js${attempt > 1 ? `?retry=${attempt}` : ''}`;
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
  return (
    <section className="margin-top--lg" data-search-ignore data-print="hide">
      <Heading as="h2" id={shellId('board')}>
        {translate({id: 'dau.contact.boardTitle', message: 'Bảng góp ý'})}
      </Heading>
      <ThirdPartyFrame
        host={CANNY}
        ask={translate({id: 'dau.contact.boardLoad', message: 'Mở bảng góp ý từ {host}'}, VALUES)}
        loading={translate({id: 'dau.contact.boardLoading', message: 'Đang tải bảng góp ý…'})}
        instead={
          <a href={`mailto:${email}`}>
            <Translate id="dau.contact.boardMail">Gửi email cho mình</Translate>
          </a>
        }
      >
        {(props) => <CannyBoard key={colorMode} {...props} board={board} theme={colorMode} />}
      </ThirdPartyFrame>
    </section>
  );
}
