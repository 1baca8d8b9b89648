import {useEffect, useId, useState, type SubmitEvent} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useConversation} from './useConversation';
import FeedbackFollowUp from './FeedbackFollowUp';
import {nextVote, rememberVote, sendAnswer, votedOn, type Voted} from './votes';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Path of the page, with the base URL. */
  path: string;
};

const choices = ['yes', 'no'] as const;

/**
 * "Was this page helpful?" Without scripts it is a plain form: its buttons post to
 * the endpoint, or open a prefilled issue. With scripts the reader can add a message
 * and change the vote later.
 */
export default function PageFeedback({title, path}: Props) {
  const {siteConfig, i18n, siteMetadata} = useDocusaurusContext();
  const {siteVersion = ''} = siteMetadata;
  const {feedback, newIssueUrl, email} = useConversation();
  const questionId = useId();
  const [voted, setVoted] = useState<Voted>();
  const [progress, setProgress] = useState<'sending' | 'sent' | 'failed'>();
  const endpoint = feedback?.endpoint;
  const address = `${siteConfig.url}${path}`;
  const labels = {
    yes: translate({id: 'dau.feedback.yes', message: 'Có'}),
    no: translate({id: 'dau.feedback.no', message: 'Không'}),
  };

  useEffect(() => {
    // Storage is only available in the browser, after the first render
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setVoted(votedOn(path));
  }, [path]);

  const save = async (next: Voted, message = '') => {
    rememberVote(path, next);
    setVoted(next);
    setProgress('sending');
    if (!endpoint) return false;
    const at = new Date().toISOString();
    const answer = {...next, path, locale: i18n.currentLocale, message, siteVersion, at};
    const isSent = await sendAnswer(endpoint, answer);
    setProgress(isSent ? 'sent' : 'failed');
    return isSent;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {submitter} = event.nativeEvent as globalThis.SubmitEvent;
    const choice = choices.find((value) => value === submitter?.dataset.vote);
    // Read storage and not the state: the reader may have voted in another tab
    const earlier = votedOn(path) ?? voted;
    if (choice && (earlier?.vote !== choice || !progress)) void save(nextVote(choice, earlier));
  };

  const hidden = endpoint ? {path, locale: i18n.currentLocale, siteVersion} : {title};
  return (
    <section
      className={`dau-soft ${styles.question}`}
      aria-labelledby={questionId}
      data-search-ignore
      data-print="hide"
    >
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
            className="button button--secondary"
            name={endpoint ? 'vote' : 'body'}
            value={endpoint ? choice : `${labels[choice]} — ${address}`}
            data-vote={choice}
            aria-pressed={voted?.vote === choice}
          >
            {labels[choice]}
          </button>
        ))}
        {endpoint && (
          // Only programs fill it in. They post without scripts
          <noscript>
            <input name="_gotcha" autoComplete="off" hidden />
          </noscript>
        )}
      </form>
      {progress && voted && (
        <FeedbackFollowUp
          key={path}
          vote={voted.vote}
          progress={progress}
          subject={title}
          body={`${labels[voted.vote]}\n\n${address}`}
          onSend={(message) => save(nextVote(voted.vote, voted), message)}
        />
      )}
    </section>
  );
}
