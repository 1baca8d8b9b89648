import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {CANNY} from '../../../utils/algolia-and-canny-hosts';
import {shellId} from '../../../utils/shell-ids';
import ThirdPartyFrame from '../../../ui/ThirdPartyFrame';
import {useConversation} from './useConversation';

const VALUES = {host: CANNY};

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
        instead={
          <a href={`mailto:${email}`}>
            <Translate id="dau.contact.boardMail">Gửi email cho mình</Translate>
          </a>
        }
      >
        {(report) => (
          <iframe
            src={`https://webview.${CANNY}/?boardToken=${board.token}&theme=${colorMode}`}
            title={translate(
              {id: 'dau.contact.boardFrame', message: 'Bảng góp ý từ {host}'},
              VALUES,
            )}
            height={700}
            onLoad={() => report('loaded')}
          />
        )}
      </ThirdPartyFrame>
    </section>
  );
}
