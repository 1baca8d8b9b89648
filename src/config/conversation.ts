import type {ConversationConfig} from 'dau/settings';

import {site} from './site';

/** URL where readers report problems, or `''` if issues are turned off in your repository. */
export const issuesUrl = site.sourceUrl && `${site.sourceUrl}/issues`;

export const conversation: ConversationConfig = {
  comments: {
    host: 'https://giscus.app',
    thread: 'shared',
    discussUrl: issuesUrl,
  },
  feedback: {newIssueUrl: issuesUrl && `${issuesUrl}/new`},
};
