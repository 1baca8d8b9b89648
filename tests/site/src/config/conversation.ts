import type {ConversationConfig} from '@site/src/lib/settings';

import {site} from './site';

export const conversation: ConversationConfig = {
  comments: {
    host: 'https://giscus.app',
    thread: 'shared',
    discussUrl: site.sourceUrl && `${site.sourceUrl}/issues`,
  },
  board: {sdkUrl: 'https://canny.io/sdk.js'},
  feedback: {newIssueUrl: site.sourceUrl && `${site.sourceUrl}/issues/new`},
};
