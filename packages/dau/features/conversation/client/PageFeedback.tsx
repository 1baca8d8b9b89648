import {useId, useRef, useState} from 'react';

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
 * Asks readers whether the page was helpful. Without an endpoint, the answers are links to a prefilled issue or
 * email. With an endpoint, the page stays open, and readers can change their vote and write more.
 */
export default function PageFeedback({title, path}: Props) {
  const {siteConfig, i18n, siteMetadata} = useDocusaurusContext();
  const {siteVersion = ''} = siteMetadata;
  const {feedback, newIssueUrl, email} = useConversation();
  const questionId = useId();
  const [sent, setSent] = useState({vote: '', isReceived: false});
  /** The last vote, even if the endpoint has not answered yet. */
  const last = useRef({id: '', revision: 0, vote: ''});
  const url = `${siteConfig.url}${path}`;
  const labels = {
    yes: translate({id: 'dau.feedback.yes', message: 'Có'}),
    no: translate({id: 'dau.feedback.no', message: 'Không'}),
  };
  const [action, subject] = newIssueUrl ? [newIssueUrl, 'title'] : [`mailto:${email}`, 'subject'];
  const linkWith = (text: string) => ({
    href: `${action}?${subject}=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`,
    target: newIssueUrl && '_blank',
    rel: 'noopener noreferrer',
  });

  const send = async (endpoint: string, vote: string) => {
    const {id, revision, vote: lastVote} = last.current;
    if (vote === lastVote) return;
    const next = {id: id || `${Math.random()}`, revision: revision + 1, vote};
    last.current = next;
    const context = {path, locale: i18n.currentLocale, siteVersion, at: new Date().toISOString()};
    const isSaved = await isReceived(endpoint, {...next, ...context});
    // The reader has changed the vote in the meantime
    if (last.current !== next) return;
    if (!isSaved) last.current = {...next, vote: ''};
    setSent({vote, isReceived: isSaved});
  };

  return (
    <section
      aria-labelledby={questionId}
      data-search-ignore
      data-print="hide"
      data-scripted={feedback && true}
    >
      <div className={`dau-flow ${styles.row}`}>
        <p id={questionId} className="margin-bottom--none">
          <Translate id="dau.feedback.question">Trang này có hữu ích không?</Translate>
        </p>
        {Object.entries(labels).map(([vote, label]) =>
          feedback ? (
            <button
              key={vote}
              type="button"
              className="clean-btn"
              aria-pressed={sent.vote === vote}
              onClick={() => void send(feedback.endpoint, vote)}
            >
              {label}
            </button>
          ) : (
            <a key={vote} {...linkWith(`${label} — ${url}`)}>
              {label}
            </a>
          ),
        )}
      </div>
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
            <a {...linkWith(url)}>
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
