import {useEffect, useId, useState, type SubmitEvent} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {urlText} from '../../../lib/urls';
import {useConversation} from './useConversation';
import {nextVote, rememberVote, sendAnswer, votedOn, type Voted} from './votes';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** The page's path, including the base URL. */
  path: string;
};

const choices = ['yes', 'no'] as const;

function MoreLink({title, body}: {title: string; body: string}) {
  const {newIssueUrl, email} = useConversation();
  const text = `${urlText(title)}&body=${urlText(body)}`;
  return newIssueUrl ? (
    <a href={`${newIssueUrl}?title=${text}`} target="_blank" rel="noopener noreferrer">
      <Translate id="dau.feedback.issue">Viết thêm trong một issue điền sẵn</Translate>
    </a>
  ) : (
    <a href={`mailto:${email}?subject=${text}`}>
      <Translate id="dau.feedback.mail">Viết thêm qua email</Translate>
    </a>
  );
}

/**
 * Asks readers whether the page was helpful. Without scripts, the form posts to the endpoint, or opens a
 * prefilled issue or email. With scripts, readers can also change their vote and write more.
 */
export default function PageFeedback({title, path}: Props) {
  const {siteConfig, i18n, siteMetadata} = useDocusaurusContext();
  const {siteVersion = ''} = siteMetadata;
  const {feedback, newIssueUrl, email} = useConversation();
  const questionId = useId();
  const [voted, setVoted] = useState<Voted>();
  const endpoint = feedback?.endpoint;
  const url = `${siteConfig.url}${path}`;
  const labels = {
    yes: translate({id: 'dau.feedback.yes', message: 'Có'}),
    no: translate({id: 'dau.feedback.no', message: 'Không'}),
  };

  const strings = {
    unset: translate({
      id: 'dau.feedback.unset',
      message:
        'Cảm ơn bạn! Website này không tự nhận được câu trả lời, nên bạn gửi giúp mình qua liên kết dưới đây nhé; mình đã điền sẵn nội dung.',
    }),
    sent: translate({
      id: 'dau.feedback.sent',
      message: 'Đã gửi. Cảm ơn bạn! Nếu muốn, bạn đổi lại câu trả lời lúc nào cũng được.',
    }),
    failed: translate({
      id: 'dau.feedback.failed',
      message: 'Chưa gửi được câu trả lời. Bạn bấm lại nút ở trên, hoặc dùng cách khác:',
    }),
  };

  const [progress, setProgress] = useState<keyof typeof strings>();

  useEffect(() => {
    // Browser storage is not available during the build
    setVoted(votedOn(path));
  }, [path]);

  const save = async (next: Voted) => {
    rememberVote(path, next);
    setVoted(next);
    if (!endpoint) return setProgress('unset');
    const at = new Date().toISOString();
    const answer = {...next, path, locale: i18n.currentLocale, siteVersion, at};
    setProgress((await sendAnswer(endpoint, answer)) ? 'sent' : 'failed');
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {submitter} = event.nativeEvent as globalThis.SubmitEvent;
    const choice = choices.find((value) => value === submitter?.dataset.vote);
    // The reader may have voted in another tab
    const earlier = votedOn(path) ?? voted;
    if (choice && (earlier?.vote !== choice || progress !== 'sent'))
      void save(nextVote(choice, earlier));
  };

  const hidden = endpoint ? {path, locale: i18n.currentLocale, siteVersion} : {title};
  return (
    <section aria-labelledby={questionId} data-search-ignore data-print="hide">
      <form
        className={styles.row}
        action={endpoint ?? (newIssueUrl || `mailto:${email}`)}
        method={!endpoint && newIssueUrl ? 'get' : 'post'}
        encType={endpoint || newIssueUrl ? undefined : 'text/plain'}
        onSubmit={submit}
      >
        <p id={questionId}>
          <Translate id="dau.feedback.question">Trang này có hữu ích không?</Translate>
        </p>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choices.map((choice) => (
          <button
            key={choice}
            type="submit"
            className="button button--secondary button--sm"
            name={endpoint ? 'vote' : 'body'}
            value={endpoint ? choice : `${labels[choice]} — ${url}`}
            data-vote={choice}
            aria-pressed={voted?.vote === choice}
          >
            {labels[choice]}
          </button>
        ))}
      </form>
      {progress && voted && (
        <>
          <p role="status">{strings[progress]}</p>
          <p>
            <MoreLink title={title} body={`${labels[voted.vote]}\n\n${url}`} />
          </p>
        </>
      )}
    </section>
  );
}
