import {useEffect, useId, useState} from 'react';

import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';

import {
  MAX_MESSAGE,
  waitingAnswers,
  type Voted,
} from '@site/src/plugins/conversation/client/feedback-answers';
import {keepDelivering, onAttempt} from '@site/src/plugins/conversation/client/delivery';

import styles from './FollowUp.module.css';
import {issueHref, mailHref} from './fallback-links';

export type FollowUpProps = {
  /** URL that receives the answers; `undefined` if the site has none. */
  readonly endpoint: string | undefined;
  readonly voted: Voted;
  readonly voteLabel: string;
  /** The page, for a prefilled issue or email. */
  readonly page: {readonly title: string; readonly address: string};
  /** `false` if storage is blocked: an unsent answer is then lost with the page. */
  readonly isStored: boolean;
  /** Saves the answer with a message. */
  readonly saveMessage: (message: string) => void;
};

type Progress = 'sending' | 'sent' | 'waiting';

/** Sends the current answer and returns its progress. */
function useProgress(endpoint: string | undefined, {id, revision}: Voted): Progress {
  const answer = `${id}/${revision}`;
  const [done, setDone] = useState<{readonly answer: string; readonly isSent: boolean}>();
  useEffect(() => {
    if (!endpoint) return undefined;
    const unsubscribe = onAttempt(() => {
      setDone({answer, isSent: waitingAnswers().every((waiting) => waiting.id !== id)});
    });
    void keepDelivering(endpoint);
    return unsubscribe;
  }, [endpoint, answer, id]);
  if (done?.answer !== answer) return 'sending';
  return done.isSent ? 'sent' : 'waiting';
}

/** Links to a prefilled issue and email, for sites without an endpoint or when sending fails. */
function FallbackLinks({subject, body}: {readonly subject: string; readonly body: string}) {
  const issue = issueHref({subject, body});
  return (
    <p className={styles.actions}>
      {issue && (
        <a href={issue} target="_blank" rel="noopener noreferrer">
          <Translate id="dau.feedback.issue" description="Link: opens a prefilled issue">
            Mở issue điền sẵn
          </Translate>
        </a>
      )}
      <a href={mailHref({subject, body})}>
        <Translate id="dau.feedback.mail" description="Link: opens a prefilled email">
          Gửi email
        </Translate>
      </a>
    </p>
  );
}

/** Shown after the vote: its progress, and a field for an optional message. */
export default function FollowUp({
  endpoint,
  voted,
  voteLabel,
  page,
  isStored,
  saveMessage,
}: FollowUpProps) {
  const messageId = useId();
  const limitId = useId();
  const [message, setMessage] = useState('');
  const [sentMessage, setSentMessage] = useState('');
  const {selectMessage} = usePluralForm();
  const left = MAX_MESSAGE - message.length;
  const progress = useProgress(endpoint, voted);
  const isMessageSent = sentMessage !== '' && sentMessage === message.trim();
  const body = [voteLabel, message.trim(), page.address].filter(Boolean).join('\n\n');

  return (
    <div className={styles.follow}>
      <p role="status">
        {endpoint === undefined && (
          <Translate
            id="dau.feedback.unset"
            description="After a vote, on a site that has no endpoint to send it to"
          >
            Cảm ơn bạn! Trang này không tự nhận được câu trả lời, nên bạn gửi giúp mình qua liên kết
            dưới đây nhé; mình đã điền sẵn nội dung.
          </Translate>
        )}
        {endpoint !== undefined &&
          progress === 'sending' &&
          translate({
            id: 'dau.feedback.sending',
            message: 'Đang gửi…',
            description: 'While the answer is being sent',
          })}
        {endpoint !== undefined &&
          progress === 'sent' &&
          (sentMessage === ''
            ? translate({
                id: 'dau.feedback.sent',
                message: 'Đã gửi. Cảm ơn bạn! Nếu muốn, bạn đổi lại câu trả lời lúc nào cũng được.',
                description: 'After the vote was delivered',
              })
            : translate({
                id: 'dau.feedback.messageSent',
                message: 'Mình đã nhận được lời nhắn. Cảm ơn bạn!',
                description: 'After the sentence was delivered',
              }))}
        {endpoint !== undefined &&
          progress === 'waiting' &&
          (isStored
            ? translate({
                id: 'dau.feedback.waiting',
                message:
                  'Chưa gửi được, nhưng câu trả lời đã được giữ lại trên máy của bạn và sẽ tự gửi sau. Không muốn chờ thì bạn dùng cách khác:',
                description: 'When the answer could not be delivered yet and is kept',
              })
            : translate({
                id: 'dau.feedback.notKept',
                message:
                  'Chưa gửi được, và trình duyệt không cho lưu lại. Bạn để trang này mở, hoặc dùng cách khác:',
                description: 'When the answer could be neither delivered nor kept',
              }))}
      </p>
      {endpoint !== undefined && progress === 'waiting' && (
        <FallbackLinks subject={page.title} body={body} />
      )}
      <form
        className={styles.follow}
        onSubmit={(event) => {
          event.preventDefault();
          if (message.trim() === '') return;
          saveMessage(message);
          setSentMessage(message.trim());
        }}
      >
        <label className={styles.label} htmlFor={messageId}>
          {voted.vote === 'yes' ? (
            <Translate id="dau.feedback.whatHelped" description="Label of the optional sentence">
              Điều gì giúp bạn nhất? (không bắt buộc)
            </Translate>
          ) : (
            <Translate id="dau.feedback.whatMissed" description="Label of the optional sentence">
              Trang này còn thiếu điều gì? (không bắt buộc)
            </Translate>
          )}
        </label>
        <textarea
          id={messageId}
          className={styles.message}
          aria-describedby={limitId}
          maxLength={MAX_MESSAGE}
          value={message}
          onChange={({target}) => {
            setMessage(target.value);
          }}
        />
        <p id={limitId} className={styles.soft}>
          {selectMessage(
            left,
            translate(
              {
                id: 'dau.feedback.limit',
                message: 'Còn {count} ký tự. Đừng ghi mật khẩu hay thông tin riêng tư.',
                description:
                  'Under the optional sentence: characters left, and a warning; plural forms separated by |',
              },
              {count: left},
            ),
          )}
        </p>
        {endpoint === undefined ? (
          <FallbackLinks subject={page.title} body={body} />
        ) : (
          <p className={styles.actions}>
            <button
              type="submit"
              className="button button--primary"
              disabled={message.trim() === '' || isMessageSent}
            >
              <Translate id="dau.feedback.send" description="Button: sends the optional sentence">
                Gửi lời nhắn
              </Translate>
            </button>
          </p>
        )}
      </form>
    </div>
  );
}
