import type {PluginConfig} from '@docusaurus/types';

import {conversation} from '../config/conversation';
import {allowedHosts} from '../config/hosts';
import {site} from '../config/site';
import type {Integrations} from '../lib/integrations';
import {toLocale} from '../lib/locales';
import {throwIfAny} from '../lib/problems';
import {languagesOf} from '../plugins/content/languages/languages-of';
import {hostedConversation} from '../plugins/conversation/hosted';
import {homeOf, portraitOf} from '../lib/settings';
import {inlineDrawing} from '../plugins/images/inline-drawing';
import {resizer} from '../plugins/images/resize';
import type {SearchOptions} from '../plugins/search';
import {hostProblems} from '../plugins/security/allowed-hosts';
import {policyHosts} from '../plugins/security/policy';

const own = (name: string) => `./src/plugins/${name}/index.ts`;

/**
 * The plugins of the site. Those that put scripts or links into the head do so
 * in this order.
 *
 * @param integrations the hosted services that are set
 */
export function plugins(integrations: Integrations): PluginConfig[] {
  throwIfAny('The list of hosts has faults.', hostProblems(allowedHosts));
  const hosted = hostedConversation(integrations, conversation, site.author.email);
  const hosts = policyHosts({
    allowed: allowedHosts,
    hosted,
    algoliaAppId: integrations['hosted-search']?.ALGOLIA_APP_ID,
    newIssueUrl: conversation.feedback.newIssueUrl,
  });
  const search: Partial<SearchOptions> = {
    ...(site.sourceUrl && {reportUrl: `${site.sourceUrl}/issues/new?title={query}`}),
    // A page without a translation shows the text of another language
    isExcluded: (file, locale) => !languagesOf(process.cwd(), file).includes(toLocale(locale)),
  };
  const securityRules = site.sourceUrl && `${site.sourceUrl}/blob/${site.sourceBranch}/SECURITY.md`;
  return [
    own('content/check'),
    [
      own('content/data'),
      {
        portrait: inlineDrawing(portraitOf(site.author), process.cwd()),
        author: {...site.author, url: homeOf(site), socials: site.socials},
      },
    ],
    own('content/sections'),
    [own('redirects'), {file: 'src/config/redirects.yml'}],
    own('blog'),
    own('code'),
    own('announcement'),
    own('shell'),
    own('bundle'),
    own('flat-routes'),
    [own('outputs'), {contact: {email: site.author.email, policy: securityRules}}],
    own('share-images'),
    [own('conversation'), hosted],
    [own('search'), search],
    [own('security'), hosts],
    // The search of the site works offline, too
    [own('offline'), {fileLists: integrations['hosted-search'] ? [] : ['search-index/files.json']}],
    own('images'),
    [
      '@docusaurus/plugin-ideal-image',
      {quality: 70, max: 1030, min: 640, steps: 2, disableInDev: false, adapter: resizer},
    ],
  ];
}
