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
} from '@site/src/plugins/conversation/client/answers';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';

import type {FollowUpProps} from './FollowUp';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** Path of the page on its site. */
  readonly path: string;
};

const choices: readonly Vote[] = ['yes', 'no'];

/** Where the buttons lead by themselves, as long as no script runs. */
function plainForm(endpoint: string | undefined) {
  const {newIssueUrl} = conversation.feedback;
  if (endpoint) return {action: endpoint, method: 'post'};
  if (newIssueUrl) return {action: newIssueUrl, method: 'get'};
  return {action: `mailto:${site.author.email}`, method: 'post', encType: 'text/plain'};
}

/**
 * A field for programs that fill in every one; people never meet it. Where scripts
 * run it comes with them: in the HTML it would cost a layout of the whole page before
 * the style sheet is there, since Chromium looks where each field is, to offer to
 * fill it in.
 */
function Trap() {
  return (
    <span className={styles.trap} aria-hidden="true">
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
 * "Was this page helpful?" A real form: without scripts its buttons post to the
 * endpoint, or open a prefilled issue. With them the answer is kept until it is
 * delivered; all that is not needed for the question is loaded with the vote.
 */
export default function PageFeedback({title, path}: Props) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {feedback, siteVersion} = useConversation();
  const isBrowser = useIsBrowser();
  const questionId = useId();
  const [voted, setVoted] = useState<Voted>();
  const [FollowUp, setFollowUp] = useState<ComponentType<FollowUpProps>>();
  const [isFollowUpMissing, setFollowUpMissing] = useState(false);
  /** Counts the votes of this visit: with none, an earlier answer is only shown. */
  const [visits, setVisits] = useState(0);
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    // Storage is known in the browser alone, after the first rendering
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setVoted(votedOn(path));
  }, [path]);

  const labels = {
    yes: translate({id: 'dau.feedback.yes', message: 'Có', description: 'The page was helpful'}),
    no: translate({
      id: 'dau.feedback.no',
      message: 'Chưa',
      description: 'The page was not helpful',
    }),
  };

  const keep = (next: Voted, message: string) => {
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
    setKept(enqueue(answer));
  };

  const vote = async (choice: Vote) => {
    // Votes of another tab count: ask storage, not the state
    const earlier = votedOn(path) ?? voted;
    if (earlier?.vote !== choice || visits === 0) keep(nextVote(choice, earlier), '');
    setVisits(visits + 1);
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
    const trap = new FormData(event.currentTarget).get('_gotcha');
    if (choice && !trap) void vote(choice);
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
              <Trap />
            </noscript>
            {isBrowser && <Trap />}
          </>
        )}
      </form>
      {FollowUp && visits > 0 && voted && (
        <FollowUp
          key={path}
          endpoint={feedback?.endpoint}
          voted={voted}
          voteLabel={labels[voted.vote]}
          letter={{title, address}}
          isKept={isKept}
          keep={(message) => {
            keep(nextVote(voted.vote, voted), message);
          }}
        />
      )}
      {isFollowUpMissing && (
        <p role="status" className={styles.kept}>
          <Translate
            id="dau.feedback.kept"
            description="After a vote, when the rest of the widget could not be loaded"
          >
            Mình đã ghi lại câu trả lời trên máy của bạn và sẽ gửi khi có mạng.
          </Translate>
        </p>
      )}
    </section>
  );
}
