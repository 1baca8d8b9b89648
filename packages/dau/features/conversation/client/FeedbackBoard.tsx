import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {shellId} from '../../../utils/shell-ids';
import ThirdPartyFrame from '../../../ui/ThirdPartyFrame';
import {useConversation} from './useConversation';
import CannyBoard from './CannyBoard';
import styles from './styles.module.css';

export default function FeedbackBoard() {
  const {board, email} = useConversation();
  const {colorMode} = useColorMode();
  if (!board) return null;
  const host = new URL(board.sdkUrl).host;
  return (
    <section className={styles.section} data-search-ignore data-print="hide">
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
