import {conversation} from '@site/src/config/conversation';
import {site} from '@site/src/config/site';
import {urlText} from '@site/src/lib/url-text';

/** Text of a prefilled issue or email. */
export type Prefill = {readonly subject: string; readonly body: string};

/** Returns the URL of a prefilled new issue, or `undefined` if the site has no repository. */
export function issueHref({subject, body}: Prefill): string | undefined {
  const {newIssueUrl} = conversation.feedback;
  return newIssueUrl === ''
    ? undefined
    : `${newIssueUrl}?title=${urlText(subject)}&body=${urlText(body)}`;
}

/** Returns the `mailto:` URL of a prefilled email to the author. */
export function mailHref({subject, body}: Prefill): string {
  return `mailto:${site.author.email}?subject=${urlText(subject)}&body=${urlText(body)}`;
}
