import {useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import {urlText} from '../../../lib/url-text';
import {useConversation} from './useConversation';
import {MAX_MESSAGE, type Voted} from './votes';
import styles from './styles.module.css';

type Props = {
  vote: Voted['vote'];
  progress: 'sending' | 'sent' | 'failed';
  /** Texts of a prefilled issue or email. */
  subject: string;
  body: string;
  /** Sends the answer with a message, or again. Returns whether it was taken. */
  onSend: (message: string) => Promise<boolean>;
};

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
export default function FeedbackFollowUp({vote, progress, subject, body, onSend}: Props) {
  const hasEndpoint = useConversation().feedback !== undefined;
  const [message, setMessage] = useState('');
  const texts = {
    unset: translate({
      id: 'dau.feedback.unset',
      message:
        'Cảm ơn bạn! Website này không tự nhận được câu trả lời, nên bạn gửi giúp mình qua liên kết dưới đây nhé; mình đã điền sẵn nội dung.',
    }),
    sending: translate({id: 'dau.feedback.sending', message: 'Đang gửi…'}),
    sent: translate({
      id: 'dau.feedback.sent',
      message: 'Đã gửi. Cảm ơn bạn! Nếu muốn, bạn đổi lại câu trả lời lúc nào cũng được.',
    }),
    failed: translate({
      id: 'dau.feedback.failed',
      message: 'Chưa gửi được câu trả lời. Bạn thử lại, hoặc dùng cách khác:',
    }),
  };

  const send = async () => {
    if (await onSend(message)) setMessage('');
  };
  return (
    <form
      className={styles.follow}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p role="status">{texts[hasEndpoint ? progress : 'unset']}</p>
      {hasEndpoint && progress === 'failed' && (
        <>
          <button type="button" className="button button--secondary" onClick={() => void send()}>
            <Translate id="dau.hosted.retry">Thử lại</Translate>
          </button>
          <OtherWays subject={subject} body={body} />
        </>
      )}
      <label>
        {vote === 'yes' ? (
          <Translate id="dau.feedback.whatHelped">
            Điều gì giúp bạn nhất? (không bắt buộc)
          </Translate>
        ) : (
          <Translate id="dau.feedback.whatMissed">
            Trang này còn thiếu điều gì? (không bắt buộc)
          </Translate>
        )}
        <textarea
          className={`dau-field ${styles.message}`}
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
