import {useId, useState, type SubmitEvent} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useConversation} from './useConversation';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** The page's path, including the base URL. */
  path: string;
};

const TIMEOUT_MS = 8_000;

async function isReceived(endpoint: string, answer: object): Promise<boolean> {
  try {
    const {ok} = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(answer),
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Asks readers whether the page was helpful. Without an endpoint, the browser opens a prefilled issue or
 * email. With an endpoint, the form posts the vote. If scripts run, the page stays open, and readers can
 * change their vote and write more.
 */
export default function PageFeedback({title, path}: Props) {
  const {siteConfig, i18n, siteMetadata} = useDocusaurusContext();
  const {siteVersion = ''} = siteMetadata;
  const {feedback, newIssueUrl, email} = useConversation();
  const questionId = useId();
  const [sent, setSent] = useState({id: '', revision: 0, vote: '', isReceived: false});
  const endpoint = feedback?.endpoint;
  const url = `${siteConfig.url}${path}`;
  const labels = {
    yes: translate({id: 'dau.feedback.yes', message: 'Có'}),
    no: translate({id: 'dau.feedback.no', message: 'Không'}),
  };
  const context = {path, locale: i18n.currentLocale, siteVersion};
  const [action, subject] = newIssueUrl ? [newIssueUrl, 'title'] : [`mailto:${email}`, 'subject'];
  const more = `${action}?${subject}=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    const {submitter} = event.nativeEvent as globalThis.SubmitEvent;
    if (!endpoint || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const vote = submitter.value;
    if (sent.isReceived && sent.vote === vote) return;
    const next = {id: sent.id || `${Math.random()}`, revision: sent.revision + 1, vote};
    const answer = {...next, ...context, at: new Date().toISOString()};
    setSent({...next, isReceived: await isReceived(endpoint, answer)});
  };

  return (
    <section aria-labelledby={questionId} data-search-ignore data-print="hide">
      <form
        className={`dau-flow ${styles.row}`}
        action={endpoint ?? action}
        method={endpoint ? 'post' : 'get'}
        target={!endpoint && newIssueUrl ? '_blank' : undefined}
        onSubmit={(event) => void send(event)}
      >
        <p id={questionId}>
          <Translate id="dau.feedback.question">Trang này có hữu ích không?</Translate>
        </p>
        {Object.entries(endpoint ? context : {[subject]: title}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Object.entries(labels).map(([vote, label]) => (
          <button
            key={vote}
            type="submit"
            className="clean-btn"
            name={endpoint ? 'vote' : 'body'}
            value={endpoint ? vote : `${label} — ${url}`}
            aria-pressed={endpoint ? sent.vote === vote : undefined}
          >
            {label}
          </button>
        ))}
      </form>
      {sent.vote && (
        <>
          <p role="status">
            {sent.isReceived ? (
              <Translate id="dau.feedback.sent">
                Đã gửi. Cảm ơn bạn! Muốn đổi câu trả lời thì bạn bấm nút kia.
              </Translate>
            ) : (
              <Translate id="dau.feedback.failed">
                Chưa gửi được câu trả lời. Bạn bấm lại nút ở trên, hoặc dùng cách khác:
              </Translate>
            )}
          </p>
          <p>
            <a href={more} target={newIssueUrl && '_blank'} rel="noopener noreferrer">
              {newIssueUrl ? (
                <Translate id="dau.feedback.issue">Viết thêm trong một issue điền sẵn</Translate>
              ) : (
                <Translate id="dau.feedback.mail">Viết thêm qua email</Translate>
              )}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
