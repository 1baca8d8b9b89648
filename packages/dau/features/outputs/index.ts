import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import {publishedContent, type PublishedText} from '../../content/loaded-content';
import {isPreview, sourceTime} from '../../content/publishing';
import {defaultLocale, localePath, locales} from '../../settings/locales';
import {writeUnlessStatic} from '../../utils/static-files';
import {writeMarkdownCopies} from './markdown-copies';

type Options = {
  /** The background of the page in light mode. */
  readonly paper: string;
  readonly email: string;
  /** The URL of the policy for reporting vulnerabilities. */
  readonly policy: string | undefined;
};

const SECURITY = '.well-known/security.txt';
/** How long `security.txt` is valid. RFC 9116 recommends less than one year. */
const LIFETIME_MS = 364 * 24 * 60 * 60 * 1000;

const siteTags = ({paper}: Options): HtmlTagObject[] => [
  {tagName: 'meta', attributes: {name: 'theme-color', content: paper}},
  // The author's configuration, not a plugin, can set Docusaurus' `noIndex` option
  ...(isPreview() ? [{tagName: 'meta', attributes: {name: 'robots', content: 'noindex'}}] : []),
];

function securityText({email, policy}: Options, url: string, expires: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${url}/${SECURITY}`,
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n');
}

/** Writes `robots.txt` and `security.txt` to the site root, which is the default language's folder. */
function writeSiteFiles(context: LoadContext, outDir: string, options: Options): void {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  const write = (name: string, content: string) =>
    writeUnlessStatic(siteDir, outDir, name, content);
  if (i18n.currentLocale !== defaultLocale) return;
  const home = `${siteConfig.url}${baseUrl}`;
  const sitemaps = locales.map((each) => `Sitemap: ${home}${localePath(each)}sitemap.xml`);
  const robots = isPreview() ? ['Disallow: /'] : ['Allow: /', '', ...sitemaps];
  write('robots.txt', ['User-agent: *', ...robots, ''].join('\n'));
  // `security.txt` is valid only at the root of a host
  if (baseUrl !== '/') return;
  // Use the date of the last commit, so that repeated builds produce identical files
  const expires = new Date(sourceTime(siteDir) + LIFETIME_MS);
  write(SECURITY, securityText(options, siteConfig.url, expires));
}

/** Writes files for feed readers and crawlers. */
export default function outputs(context: LoadContext, given: Options): Plugin {
  let published: PublishedText[] = [];
  return {
    name: 'dau-outputs',

    async allContentLoaded({allContent}) {
      published = publishedContent(allContent, context.i18n.currentLocale);
    },

    injectHtmlTags: () => ({headTags: siteTags(given)}),

    async postBuild({outDir}) {
      await writeMarkdownCopies(context, outDir, published);
      writeSiteFiles(context, outDir, given);
    },
  };
}
