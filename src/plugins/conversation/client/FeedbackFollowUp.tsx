import {useEffect, useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import {urlText} from '../../../lib/url-text';
import {useConversation} from './useConversation';
import {delivery, MAX_MESSAGE, waitingAnswers, type Voted} from './feedback-queue';
import styles from './styles.module.css';

type Props = {
  voted: Voted;
  /** Texts of a prefilled issue or email. */
  subject: string;
  body: string;
  /** Sends the answer with a message. */
  onMessage: (message: string) => void;
};

/** Returns what became of an answer. */
function useProgress({id, revision}: Voted): 'sending' | 'sent' | 'waiting' {
  const [tried, setTried] = useState({revision: 0, isSent: false});
  useEffect(() => {
    const onAttempt = () => {
      setTried({revision, isSent: waitingAnswers().every((waiting) => waiting.id !== id)});
    };
    delivery.addEventListener('attempt', onAttempt);
    return () => {
      delivery.removeEventListener('attempt', onAttempt);
    };
  }, [id, revision]);
  if (tried.revision !== revision) return 'sending';
  return tried.isSent ? 'sent' : 'waiting';
}

/** Links to a prefilled issue and email, for sites without an endpoint or when sending fails. */
function OtherWays({subject, body}: Pick<Props, 'subject' | 'body'>) {
  const {newIssueUrl, email} = useConversation();
  const text = `body=${urlText(body)}`;
  return (
    <p className={styles.row}>
      {newIssueUrl && (
        <a
          href={`${newIssueUrl}?title=${urlText(subject)}&${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Translate id="dau.feedback.issue">Mở issue điền sẵn</Translate>
        </a>
      )}
      <a href={`mailto:${email}?subject=${urlText(subject)}&${text}`}>
        <Translate id="dau.feedback.mail">Gửi email</Translate>
      </a>
    </p>
  );
}

/** Shown after the vote: its progress, and a field for an optional message. */
export default function FeedbackFollowUp({voted, subject, body, onMessage}: Props) {
  const hasEndpoint = useConversation().feedback !== undefined;
  const [message, setMessage] = useState('');
  const progress = useProgress(voted);
  const texts = {
    unset: translate({
      id: 'dau.feedback.unset',
      message:
        'Cảm ơn bạn! Trang này không tự nhận được câu trả lời, nên bạn gửi giúp mình qua liên kết dưới đây nhé; mình đã điền sẵn nội dung.',
    }),
    sending: translate({id: 'dau.feedback.sending', message: 'Đang gửi…'}),
    sent: translate({
      id: 'dau.feedback.sent',
      message: 'Đã gửi. Cảm ơn bạn! Nếu muốn, bạn đổi lại câu trả lời lúc nào cũng được.',
    }),
    waiting: translate({
      id: 'dau.feedback.waiting',
      message:
        'Chưa gửi được câu trả lời; trang sẽ tự thử lại. Không muốn chờ thì bạn dùng cách khác:',
    }),
  };

  return (
    <form
      className={styles.follow}
      onSubmit={(event) => {
        event.preventDefault();
        onMessage(message);
        setMessage('');
      }}
    >
      <p role="status">{texts[hasEndpoint ? progress : 'unset']}</p>
      {hasEndpoint && progress === 'waiting' && <OtherWays subject={subject} body={body} />}
      <label>
        {voted.vote === 'yes' ? (
          <Translate id="dau.feedback.whatHelped">
            Điều gì giúp bạn nhất? (không bắt buộc)
          </Translate>
        ) : (
          <Translate id="dau.feedback.whatMissed">
            Trang này còn thiếu điều gì? (không bắt buộc)
          </Translate>
        )}
        <textarea
          className={styles.message}
          maxLength={MAX_MESSAGE}
          value={message}
          onChange={({target}) => setMessage(target.value)}
        />
      </label>
      <p className={styles.soft}>
        <Translate id="dau.feedback.limit">Đừng ghi mật khẩu hay thông tin riêng tư.</Translate>
      </p>
      {hasEndpoint ? (
        <p>
          <button type="submit" className="button button--primary" disabled={message.trim() === ''}>
            <Translate id="dau.feedback.send">Gửi lời nhắn</Translate>
          </button>
        </p>
      ) : (
        <OtherWays subject={subject} body={message ? `${message.trim()}\n\n${body}` : body} />
      )}
    </form>
  );
}
