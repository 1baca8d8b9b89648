import './src/lib/node-version';

import type * as Classic from '@docusaurus/preset-classic';
import type {Config, PluginConfig, PluginModule} from '@docusaurus/types';

import sidebars from './sidebars';
import * as settings from './src/config';
import community from './src/data/community';
import showcase from './src/data/projects';
import {authorsMapPath} from './src/lib/content/data-file';
import {IMAGE_FOLDER} from './src/lib/content/relative-images';
import {loadEnvironmentFile, readEnvironment} from './src/lib/environment';
import {hasHistory} from './src/lib/git';
import {defaultLocale, locales, textIn, toLocale} from './src/lib/locales';
import {blogOptions} from './src/plugins/blog/docusaurus-blog-options';
import {prismConfig} from './src/plugins/code/prism';
import {languagesOf} from './src/plugins/languages/languages-of';
import {withErrorPages} from './src/plugins/content-check/error-pages';
import {markdownOptions} from './src/plugins/languages/markdown-options';
import {recordProblems} from './src/plugins/languages/originals';
import {sidebarItemsGenerator} from './src/lib/sidebar-images';
import {emptySections, hasGuidePages} from './src/plugins/sections/empty-sections';
import {hostedConversation} from './src/plugins/conversation/hosted';
import {drawIcons} from './src/icons';
import {htmlImages} from './src/plugins/images/html-images';
import {markdownImages} from './src/plugins/images/markdown-images';
import {markdownSteps} from './src/markdown';
import {alerts} from './src/markdown/alerts';
import {pageTitle} from './src/markdown/page-title';
import {invalidLinks} from './src/markdown/invalid-links';
import {feedOptions} from './src/plugins/outputs/feeds';
import {sitemapOptions} from './src/plugins/outputs/sitemap';
import {hostedSearch} from './src/plugins/search/hosted/config';
import {shellConfig} from './src/plugins/shell/config';

// Rspack's disk cache crashed `npm start` after dozens of edits and made builds hang. The variable must
// be set before the plugins start: sharp's threads read variables, and would crash if one was added
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true';

const siteDir = __dirname;
const FONTS = './src/css/fonts/fonts.css';
const styleSheets = [FONTS, './src/css/tokens.css'];
const {site, blog} = settings;
const {url, baseUrl, integrations} = readEnvironment(loadEnvironmentFile(siteDir), site);
const locale = toLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const empty = emptySections(siteDir, {showcase, community});
const shell = shellConfig({...settings, siteDir, locale, sidebars, empty});
const icons = drawIcons(siteDir, site, 'src/plugins/share-images/fonts/be-vietnam-pro-700.ttf');
const algolia = integrations['hosted-search'];
const hosted = hostedConversation(integrations, settings.conversation, site.author.email);
const source = site.sourceUrl || undefined;
const {newIssueUrl} = settings.conversation.feedback;
/** The engine's static files. An author's file with the same path wins. */
const served = ['shell', 'images', 'security'].map((plugin) => `src/plugins/${plugin}/static`);
const staticDirectories = ['static', icons, ...served];
if (process.env.NODE_ENV !== 'production') staticDirectories.push(IMAGE_FOLDER);
const imageFolders = {siteDir, staticDirs: staticDirectories};
const editUrl = source && `${source}/edit/${site.sourceBranch}/`;
const policy = source && `${source}/blob/${site.sourceBranch}/SECURITY.md`;
/** Only builds show last-updated dates, because the dev server would make them up. */
const showLastUpdateTime = process.env.NODE_ENV === 'production';
/** In the dev server, the default gives posts without a date a date in 2017. */
const vcs = process.env.NODE_ENV === 'production' ? 'default-v2' : 'git-ad-hoc';
/** `content-check` reports tags that are not in tags.yml, with file and line. */
const always = {editLocalizedFiles: true, onInlineTags: 'ignore' as const};
const LATEST = '@site/src/components/Home/LatestList/index.tsx';

/** Returns a plugin as a function, because Docusaurus would load a path with its own slower loader. */
const own = async (id: string, options = {}): Promise<PluginConfig> => {
  const module = (await import(`./src/plugins/${id}/index.ts`)) as {default: PluginModule};
  return [module.default, options];
};

export default async function createConfig(): Promise<Config> {
  const steps = {
    beforeDefaultRemarkPlugins: [invalidLinks, alerts(locale), markdownImages(imageFolders)],
    beforeDefaultRehypePlugins: [htmlImages(imageFolders)],
    ...(await markdownSteps(locale, styleSheets, site.math)),
  };
  const contentOptions = {...steps, ...always, editUrl, showLastUpdateTime};

  const classic: Classic.Options = {
    // The docs plugin fails without guides, so src/plugins/sections adds the /docs page instead
    docs: hasGuidePages(siteDir) && {
      ...contentOptions,
      sidebarPath: './sidebars.ts',
      sidebarItemsGenerator,
    },
    blog: {
      ...contentOptions,
      ...blogOptions(blog, site, locale),
      authorsMapPath: authorsMapPath(siteDir, locale),
      feedOptions: feedOptions(blog, site, locale),
    },
    pages: {
      ...steps,
      beforeDefaultRemarkPlugins: [...steps.beforeDefaultRemarkPlugins, pageTitle],
    },
    sitemap: sitemapOptions(siteDir, locale, (file) => languagesOf(siteDir, file)),
    theme: {customCss: [FONTS, './src/css/index.css']},
  };

  return {
    ...shell,
    title: site.name,
    tagline: textIn(site.tagline, locale),
    url,
    baseUrl,
    trailingSlash: false,
    favicon: 'img/favicon.svg',
    // All languages share a namespace, so that the color mode stays when a reader switches languages
    storage: {namespace: 'dau'},
    i18n: {defaultLocale, locales: [...locales]},
    future: {v4: true, faster: true, experimental_vcs: hasHistory(siteDir) && vcs},
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    // If two files have the same URL, a build stops. The dev server continues, and
    // src/plugins/content-check reports both files
    onDuplicateRoutes: process.env.NODE_ENV === 'production' ? 'throw' : 'ignore',
    markdown: withErrorPages(markdownOptions(locale, siteDir), siteDir, settings.allowedHosts),
    presets: [['classic', classic]],
    // The plugins add tags to the head and write files after the build in this order
    plugins: await Promise.all([
      own('content-check', {allowed: settings.allowedHosts, report: recordProblems, hidden: empty}),
      own('site-data', {site, emptySections: empty, hosts: settings.allowedHosts}),
      own('sections'),
      own('redirects', {file: 'src/config/redirects.yml'}),
      own('blog', blog),
      own('code'),
      own('announcement', {announcement: settings.announcement}),
      own('shell', {slashKey: site.slashKey, styleSheets}),
      own('bundle'),
      own('custom-theme', {folder: 'src/custom/theme'}),
      own('flat-routes'),
      own('outputs', {email: site.author.email, policy}),
      own('share-images', {author: site.author.name}),
      own('conversation', hosted),
      own('search', {
        reportUrl: newIssueUrl && `${newIssueUrl}?title={query}`,
        isExcluded: (file: string) => !languagesOf(siteDir, file).includes(locale),
        slashKey: site.slashKey,
        below: LATEST,
      }),
      own('images'),
      own('offline', {enabled: site.offline}),
      own('embeds'),
      // `security` must be last, because it adds a policy to the pages that other plugins write
      own('security', {allowed: settings.allowedHosts, hosted, algolia}),
    ]),
    // `translations` must be last, because Docusaurus uses the last theme that translates a string
    themes: [
      '@docusaurus/theme-live-codeblock',
      await own('translations', {
        sources: {config: settings, data: {projects: showcase, community}},
      }),
    ],
    staticDirectories,
    themeConfig: {...shell.themeConfig, prism: prismConfig(siteDir), ...hostedSearch(algolia)},
  };
}
