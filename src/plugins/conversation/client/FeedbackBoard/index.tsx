import {useState, type ComponentType} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import HostedFailure from '@site/src/plugins/conversation/client/HostedFailure';
import {site} from '@site/src/config/site';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';

import type {BoardProps} from './Board';
import styles from './styles.module.css';

type Load = 'idle' | 'loading' | 'failed' | ComponentType<BoardProps>;

function MailLink() {
  return (
    <a href={`mailto:${site.author.email}`}>
      <Translate id="dau.contact.boardMail" description="Another way, beside the feedback board">
        Gửi email cho mình
      </Translate>
    </a>
  );
}

function HostedBoard({board}: Pick<BoardProps, 'board'>) {
  const [load, setLoad] = useState<Load>('idle');
  const host = new URL(board.sdkUrl).host;

  const start = () => {
    setLoad('loading');
    import('./Board').then(
      (module) => {
        setLoad(() => module.default);
      },
      () => {
        setLoad('failed');
      },
    );
  };

  const Board = typeof load === 'string' ? undefined : load;
  return (
    <>
      {(load === 'idle' || load === 'loading') && (
        <p className={styles.ask}>
          <button
            type="button"
            className="button button--primary"
            aria-busy={load === 'loading'}
            onClick={start}
          >
            {translate(
              {
                id: 'dau.contact.boardLoad',
                message: 'Mở bảng góp ý từ {host}',
                description: 'Button: loads the feedback board; names the host that will be asked',
              },
              {host},
            )}
          </button>
          <MailLink />
        </p>
      )}
      {load === 'failed' && (
        <HostedFailure host={host} reason="offline" onRetry={start}>
          <MailLink />
        </HostedFailure>
      )}
      {Board && (
        <Board board={board} host={host}>
          <MailLink />
        </Board>
      )}
    </>
  );
}

/** The public feedback board on the contact page. It renders nothing if no board is configured. */
export default function FeedbackBoard() {
  const {board} = useConversation();
  if (!board) return null;
  return (
    <section className={styles.board} data-search-ignore data-print="hide">
      <Heading as="h2" id="board">
        {translate({
          id: 'dau.contact.boardTitle',
          message: 'Bảng góp ý',
          description: 'Heading above the feedback board',
        })}
      </Heading>
      <p>
        <Translate id="dau.contact.boardText" description="What the feedback board is for">
          Xem mọi người đang đề nghị gì, bỏ phiếu hoặc thêm ý của bạn. Bảng này đặt ở Canny, một
          dịch vụ bên ngoài, nên chỉ tải khi bạn bấm.
        </Translate>
      </p>
      <HostedBoard board={board} />
    </section>
  );
}
