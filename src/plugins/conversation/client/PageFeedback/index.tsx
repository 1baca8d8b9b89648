import {useEffect, useId, useState, type ComponentType, type SubmitEvent} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {conversation} from '@site/src/config/conversation';
import {site} from '@site/src/config/site';
import {
  enqueue,
  nextVote,
  rememberVote,
  votedOn,
  type Answer,
  type Vote,
  type Voted,
} from '@site/src/plugins/conversation/client/feedback-answers';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';

import type {FollowUpProps} from './FollowUp';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** Path of the page, with the base URL. */
  readonly path: string;
};

const choices: readonly Vote[] = ['yes', 'no'];

/** Returns the form attributes that apply as long as no script runs. */
function plainForm(endpoint: string | undefined) {
  const {newIssueUrl} = conversation.feedback;
  if (endpoint) return {action: endpoint, method: 'post'};
  if (newIssueUrl) return {action: newIssueUrl, method: 'get'};
  return {action: `mailto:${site.author.email}`, method: 'post', encType: 'text/plain'};
}

/**
 * A hidden field (honeypot) that only spam bots fill in. With scripts it is added
 * after hydration: Chromium looks up the position of each text field for autofill,
 * and for a field in the HTML it would lay out the page before the style sheet is loaded.
 */
function Honeypot() {
  return (
    <span className={styles.honeypot} aria-hidden="true">
      <input
        type="text"
        name="_gotcha"
        tabIndex={-1}
        autoComplete="off"
        aria-label={translate({
          id: 'dau.feedback.trap',
          message: 'Xin để trống ô này',
          description: 'Name of a hidden field that only programs fill in',
        })}
      />
    </span>
  );
}

/**
 * "Was this page helpful?" Without scripts it is a plain form: its buttons post to
 * the endpoint, or open a prefilled issue. With scripts the answer is stored until
 * it is delivered. Everything after the question loads with the vote.
 */
export default function PageFeedback({title, path}: Props) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {feedback, siteVersion} = useConversation();
  const isBrowser = useIsBrowser();
  const questionId = useId();
  const [voted, setVoted] = useState<Voted>();
  const [FollowUp, setFollowUp] = useState<ComponentType<FollowUpProps>>();
  const [isFollowUpMissing, setFollowUpMissing] = useState(false);
  /** Number of votes since the page was opened. With 0, only an earlier answer is shown. */
  const [voteCount, setVoteCount] = useState(0);
  const [isStored, setStored] = useState(true);

  useEffect(() => {
    // Storage is only available in the browser, after the first render
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setVoted(votedOn(path));
  }, [path]);

  const labels = {
    yes: translate({id: 'dau.feedback.yes', message: 'Có', description: 'The page was helpful'}),
    no: translate({
      id: 'dau.feedback.no',
      message: 'Không',
      description: 'The page was not helpful',
    }),
  };

  const saveAnswer = (next: Voted, message: string) => {
    rememberVote(path, next);
    setVoted(next);
    if (!feedback) return;
    const answer: Answer = {
      ...next,
      path,
      locale: i18n.currentLocale,
      message,
      siteVersion,
      at: new Date().toISOString(),
    };
    setStored(enqueue(answer));
  };

  const vote = async (choice: Vote) => {
    // Read storage and not the state: the reader may have voted in another tab
    const earlier = votedOn(path) ?? voted;
    if (earlier?.vote !== choice || voteCount === 0) saveAnswer(nextVote(choice, earlier), '');
    setVoteCount(voteCount + 1);
    try {
      const module = await import('./FollowUp');
      setFollowUp(() => module.default);
      setFollowUpMissing(false);
    } catch {
      setFollowUpMissing(true);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {submitter} = event.nativeEvent as globalThis.SubmitEvent;
    const choice = choices.find((value) => value === submitter?.dataset.vote);
    const honeypot = new FormData(event.currentTarget).get('_gotcha');
    if (choice && !honeypot) void vote(choice);
  };

  const address = `${siteConfig.url}${path}`;
  return (
    <section
      className={styles.feedback}
      aria-labelledby={questionId}
      data-search-ignore
      data-print="hide"
    >
      <form className={styles.question} {...plainForm(feedback?.endpoint)} onSubmit={submit}>
        <p id={questionId} className={styles.text}>
          <Translate
            id="dau.feedback.question"
            description="The question under each post and guide"
          >
            Trang này có hữu ích không?
          </Translate>
        </p>
        {feedback ? (
          <>
            <input type="hidden" name="path" value={path} />
            <input type="hidden" name="locale" value={i18n.currentLocale} />
            <input type="hidden" name="siteVersion" value={siteVersion} />
          </>
        ) : (
          <input type="hidden" name="title" value={title} />
        )}
        <div className={styles.choices}>
          {choices.map((choice) => (
            <button
              key={choice}
              type="submit"
              className="button button--secondary"
              name={feedback ? 'vote' : 'body'}
              value={feedback ? choice : `${labels[choice]} — ${address}`}
              data-vote={choice}
              aria-pressed={voted?.vote === choice}
            >
              {labels[choice]}
            </button>
          ))}
        </div>
        {feedback && (
          <>
            <noscript>
              <Honeypot />
            </noscript>
            {isBrowser && <Honeypot />}
          </>
        )}
      </form>
      {FollowUp && voteCount > 0 && voted && (
        <FollowUp
          key={path}
          endpoint={feedback?.endpoint}
          voted={voted}
          voteLabel={labels[voted.vote]}
          page={{title, address}}
          isStored={isStored}
          saveMessage={(message) => {
            saveAnswer(nextVote(voted.vote, voted), message);
          }}
        />
      )}
      {isFollowUpMissing && (
        <p role="status" className={styles.stored}>
          {feedback ? (
            <Translate
              id="dau.feedback.kept"
              description="After a vote, when the rest of the widget could not be loaded"
            >
              Mình đã ghi lại câu trả lời trên máy của bạn và sẽ gửi khi có mạng.
            </Translate>
          ) : (
            <Translate
              id="dau.feedback.keptHere"
              description="The same on a site that sends votes to no address"
            >
              Mình đã ghi lại câu trả lời trên máy của bạn. Muốn nhắn thêm cho tác giả, bạn tải lại
              trang nhé.
            </Translate>
          )}
        </p>
      )}
    </section>
  );
}
