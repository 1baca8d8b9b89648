import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import HostedFrame from './HostedFrame';
import {useConversation} from './useConversation';
import CannyBoard from './CannyBoard';
import styles from './styles.module.css';

/** The public feedback board on the contact page. It renders nothing if no board is configured. */
export default function FeedbackBoard() {
  const {board, email} = useConversation();
  const {colorMode} = useColorMode();
  if (!board) return null;
  const host = new URL(board.sdkUrl).host;
  return (
    <section className={styles.section} data-search-ignore data-print="hide">
      <Heading as="h2" id="board">
        <Translate id="dau.contact.boardTitle" description="Heading above the feedback board">
          Bảng góp ý
        </Translate>
      </Heading>
      <p>
        <Translate id="dau.contact.boardText" description="What the feedback board is for">
          Xem mọi người đang đề nghị gì, bỏ phiếu hoặc thêm ý của bạn. Bảng này đặt ở Canny, một
          dịch vụ bên ngoài, nên chỉ tải khi bạn bấm.
        </Translate>
      </p>
      <HostedFrame
        host={host}
        ask={translate(
          {
            id: 'dau.contact.boardLoad',
            message: 'Mở bảng góp ý từ {host}',
            description: 'Button: loads the feedback board; names the host that will be asked',
          },
          {host},
        )}
        loading={translate({
          id: 'dau.contact.boardLoading',
          message: 'Đang tải bảng góp ý…',
          description: 'While the board is loading',
        })}
        doubt={translate({
          id: 'dau.contact.boardMissing',
          message: 'Không thấy bảng?',
          description: 'Under the loaded board, before the retry button and the other way',
        })}
        instead={
          <a href={`mailto:${email}`}>
            <Translate
              id="dau.contact.boardMail"
              description="Another way, beside the feedback board"
            >
              Gửi email cho mình
            </Translate>
          </a>
        }
      >
        {(props) => (
          <CannyBoard key={colorMode} {...props} board={board} host={host} theme={colorMode} />
        )}
      </HostedFrame>
    </section>
  );
}
