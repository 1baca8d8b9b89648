import {conversation} from '@site/src/config/conversation';
import {site} from '@site/src/config/site';

export type Letter = {readonly subject: string; readonly body: string};

/** A new issue with its text filled in; `undefined` where the site has no repository. */
export function issueHref({subject, body}: Letter): string | undefined {
  const {newIssueUrl} = conversation.feedback;
  return newIssueUrl === ''
    ? undefined
    : `${newIssueUrl}?title=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** An e-mail to the author with its text filled in. */
export function mailHref({subject, body}: Letter): string {
  return `mailto:${site.author.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
