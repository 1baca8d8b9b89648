import type {PluginConfig} from '@docusaurus/types';

import {conversation} from '../config/conversation';
import {allowedHosts} from '../config/hosts';
import type {Integrations} from '../lib/integrations';
import {hostedConversation} from '../plugins/conversation/hosted';
import {resizer} from '../plugins/images/resize';
import {searchOptions} from '../plugins/search/settings';
import {policyHosts} from '../plugins/security/policy';

const own = (name: string) => `./src/plugins/${name}/index.ts`;

/**
 * The plugins of the site. Those that put scripts or links into the head do so
 * in this order.
 *
 * @param integrations the hosted services that are set
 */
export function plugins(integrations: Integrations): PluginConfig[] {
  const hosted = hostedConversation(integrations);
  const hosts = policyHosts({
    allowed: allowedHosts,
    hosted,
    algoliaAppId: integrations['hosted-search']?.ALGOLIA_APP_ID,
    newIssueUrl: conversation.feedback.newIssueUrl,
  });
  return [
    own('content/check'),
    own('content/data'),
    own('content/sections'),
    own('content/status'),
    own('redirects'),
    own('blog'),
    own('code'),
    own('code/raw-source'),
    own('bundle/progress'),
    own('bundle/cache'),
    own('bundle/paths'),
    own('bundle/licences'),
    own('bundle/styles'),
    own('bundle/theme'),
    own('bundle/dev-server'),
    own('start-on-intent/deferred-head'),
    own('start-on-intent/later-fonts'),
    own('announcement'),
    own('shell'),
    own('start-on-intent'),
    own('bundle/scripts'),
    own('flat-routes'),
    own('outputs'),
    own('outputs/published'),
    own('share-images'),
    [own('conversation'), hosted],
    [own('search'), searchOptions],
    [own('security'), hosts],
    own('offline'),
    own('images'),
    [
      '@docusaurus/plugin-ideal-image',
      {quality: 70, max: 1030, min: 640, steps: 2, disableInDev: false, adapter: resizer},
    ],
  ];
}
