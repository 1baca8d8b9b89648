import fs from 'node:fs';
import path from 'node:path';

import type {Config} from '@docusaurus/types';
import * as search from 'docusaurus-search-folded';

import announcement, {closeScript} from './features/announcement';
import blog, {blogOptions} from './features/blog';
import bundle from './features/bundle';
import code from './features/code';
import {prismConfig} from './features/code/prism-languages';
import contentCheck from './features/content-check';
import {checkText, checkUrls} from './features/content-check/markdown';
import conversation, {hostedConversation} from './features/conversation';
import flatRoutes from './features/flat-routes';
import hostedSearch, {algoliaConfig} from './features/hosted-search';
import images from './features/images';
import {htmlImages, markdownImages} from './features/images/content-images';
import offline from './features/offline';
import outputs from './features/outputs';
import {feedOptions, sitemapOptions} from './features/outputs/feeds-and-sitemap';
import redirects from './features/redirects';
import sectionPages, {emptySections, hasGuidePages} from './features/section-pages';
import security from './features/security';
import shareImages from './features/share-images';
import shell from './features/shell';
import {shellConfig} from './features/shell/navigation-and-footer';
import siteData from './features/site-data';
import translations from './features/translations';
import visits, {earlyScripts as visitScripts} from './features/visits';
import {visitService} from './features/visits/services';
import {drawIcons} from './icons';
import {markdownSteps} from './markdown';
import {alerts} from './markdown/alerts';
import {fileLinks, invalidLinks} from './markdown/links';
import {pageTitle} from './markdown/page-title';
import {markdownOptions} from './content/add-front-matter';
import {authorsMapPath} from './content/authors-and-tags';
import {SUMMARY} from './content/parser';
import {IMAGE_FOLDER} from './content/cover-images';
import {openLinks, type Links} from './content/link-targets';
import {sidebarItemsGenerator} from './content/loaded-content';
import {languagesOf} from './content/translation-state';
import {loadEnvironmentFile, readEnvironment} from './settings/environment';
import {readSettings, type GivenSettings} from './settings/settings-and-defaults';
import {textIn, toLocale, type Localized} from './settings/locales';
import {PAGES} from './utils/engine-pages';
import {commitDates, hasHistory} from './utils/git';
import {inOrder, type PluginWithOptions} from './utils/post-build';
import {colorsIn} from './utils/site-colors';
import {SEARCHES_STORAGE_PREFIX} from './utils/browser-storage';

// Rspack's disk cache crashed `npm start` after dozens of edits and made builds hang. The variable must
// be set before the plugins start: sharp's threads read variables, and would crash if one was added
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true';

type Site = {
  /** The site's folder. */
  readonly siteDir: string;
  /** What the files in `src/config` export. */
  readonly settings: GivenSettings;
  /** What `src/data/community.ts` and `src/data/projects.ts` export. */
  readonly data: Parameters<typeof emptySections>[1];
  /** What `sidebars.ts` exports. */
  readonly sidebars: object;
  /** The site's own style sheets, such as the one with its colors. They replace the engine's values. */
  readonly styleSheets: readonly string[];
};

/** Returns a plugin with its options. They come from checked settings, so only TypeScript checks them. */
const use = <Options>(
  create: (context: never, options: Options) => unknown,
  options?: Omit<NoInfer<Options>, 'id'>,
) => [create, options ?? {}] as unknown as PluginWithOptions;

/** Reads the settings, and derives from them what several features need. */
function readSite({siteDir, settings: given, data, styleSheets}: Site) {
  const environment = readEnvironment(loadEnvironmentFile(siteDir), given.site);
  const {url, baseUrl, integrations} = environment;
  const settings = readSettings({...given, site: {...given.site, url, baseUrl}});
  const locale = toLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
  const sheets = ['./packages/dau/styles/fonts/fonts.css', ...styleSheets];
  const empty = emptySections(siteDir, data, locale);
  const css = styleSheets
    .map((file) => fs.readFileSync(path.join(siteDir, file), 'utf8'))
    .join('\n');
  return {
    ...settings,
    siteDir,
    url,
    baseUrl,
    locale,
    sheets,
    /** The paths of the pages that do not exist or have no content. */
    empty: [
      ...empty,
      ...(empty.includes(PAGES.blog) ? [PAGES.feeds] : []),
      ...(settings.site.offline ? [] : [PAGES.offline]),
    ],
    colors: colorsIn(css),
    isFontUsed: /--dau-font:\s*['"]?Be Vietnam Pro/.test(css),
    algolia: integrations['hosted-search'],
    hosted: hostedConversation(integrations, settings),
    viewsUrl: visitService(settings.site.visits)?.endpoint,
    sourceUrl: settings.site.sourceUrl || undefined,
    isBuild: process.env.NODE_ENV === 'production',
  };
}

type SiteInput = ReturnType<typeof readSite>;

/** Returns the features. Those that change the built pages come last. */
function featuresOf(input: SiteInput, links: Links): PluginWithOptions[] {
  const {site, siteDir, allowedHosts, announcement: banner, locale, empty} = input;
  const {algolia, hosted, viewsUrl, isFontUsed, colors, sourceUrl} = input;
  const {newIssueUrl} = input.conversation.feedback;
  const policy = sourceUrl && `${sourceUrl}/blob/${site.sourceBranch}/SECURITY.md`;
  return [
    use(contentCheck, {allowed: allowedHosts}),
    use(links.plugin),
    use(siteData, {site, emptySections: empty, hosts: allowedHosts, visits: viewsUrl}),
    use(sectionPages),
    use(blog, input.blog),
    use(code),
    use(announcement, {announcement: banner}),
    use(bundle),
    use(shareImages, {author: site.author.name, colors}),
    use(conversation, hosted),
    ...(site.visits ? [use(visits)] : []),
    use(shell, {
      isFontUsed,
      earlyScripts: [
        closeScript,
        // Also opens Algolia's search, because DocSearch's button has the same keyboard shortcuts
        {
          script: require.resolve('docusaurus-search-folded/shortcuts-and-loading'),
          attributes: site.slashKey ? {[search.SLASH_KEY]: ''} : {},
        },
        ...visitScripts(site.visits),
      ],
    }),
    // These features change the built site, one after another
    ...inOrder([
      use(redirects, {file: 'src/config/redirects.yml'}),
      use(flatRoutes),
      // Converts the pages to Markdown
      use(outputs, {email: site.author.email, policy, paper: colors.paper}),
      // Reads the text of the pages
      algolia
        ? use(hostedSearch)
        : use(search.default, {
            searchPagePath: PAGES.search,
            reportUrl: newIssueUrl ? `${newIssueUrl}?title={query}` : undefined,
            include: ({sourceFile}: search.SearchedPage) =>
              languagesOf(siteDir, sourceFile).includes(locale),
            pageLabel: textIn({vi: 'Trang', en: 'Page'}, locale),
            slashKey: site.slashKey,
            storageKey: SEARCHES_STORAGE_PREFIX,
            below: '@site/packages/dau/components/Home/LatestList/index.tsx',
            // `shell` joins the early scripts into one file
            earlyScript: false,
          }),
      use(images),
      use(offline, {enabled: site.offline, hashedFolders: ['assets', search.INDEX_FOLDER]}),
      // Lists the hashes of all scripts in a page, so no other step may change the page after it
      use(security, {
        allowed: allowedHosts,
        hosted,
        algolia,
        visits: viewsUrl,
      }),
    ]),
  ];
}

/** Returns the options that posts, guides and pages share. */
async function contentOptions(input: SiteInput, links: Links) {
  const {site, siteDir, allowedHosts, locale, sheets, sourceUrl, isBuild} = input;
  const steps = {
    admonitions: {keywords: [SUMMARY]},
    beforeDefaultRemarkPlugins: [
      checkText(siteDir),
      fileLinks(links, siteDir, site.linkedFrom),
      invalidLinks,
      alerts(locale),
      markdownImages(siteDir),
    ],
    beforeDefaultRehypePlugins: [checkUrls(siteDir, allowedHosts), htmlImages(siteDir)],
    ...(await markdownSteps(locale, sheets)),
  };
  const pages = {
    ...steps,
    beforeDefaultRemarkPlugins: [...steps.beforeDefaultRemarkPlugins, pageTitle],
  };
  const content = {
    ...steps,
    editUrl: sourceUrl && `${sourceUrl}/edit/${site.sourceBranch}/`,
    editLocalizedFiles: true,
    // Only builds show last-updated dates, because the dev server shows made-up dates
    showLastUpdateTime: isBuild,
  };
  return {content, pages};
}

/**
 * Derives from the site's settings everything that Docusaurus and its plugins need: options for
 * `preset-classic`, the preset with the engine's own features, and the rest of the configuration.
 *
 * @throws if a setting or an environment variable is not valid
 */
export async function defineSite(options: Site) {
  const input = readSite(options);
  const links = openLinks(options.siteDir);
  const {site, siteDir, locale, sheets, isBuild} = input;
  const font = path.join(__dirname, 'features/share-images/fonts/be-vietnam-pro-700.ttf');
  const icons = drawIcons(siteDir, site, input.colors, font);
  // Call this after the icons are drawn, because the navigation bar contains the logo
  const shellSettings = shellConfig({...input, sidebars: options.sidebars});
  // An author's file with the same path wins
  const served = ['shell', 'images', 'security'].map(
    (name) => `packages/dau/features/${name}/static`,
  );
  const staticDirectories = [icons, ...served, ...(isBuild ? [] : [IMAGE_FOLDER])];
  // In the dev server, the default gives posts without a date a date in 2017
  const vcs = commitDates(isBuild ? 'git-eager' : 'git-ad-hoc');
  const {content, pages} = await contentOptions(input, links);
  return {
    url: input.url,
    baseUrl: input.baseUrl,
    textOf: (text: Localized) => textIn(text, locale),
    // Without guides, the docs plugin would fail, so `section-pages` adds the /docs page instead
    docs: hasGuidePages(siteDir, locale) && {...content, sidebarItemsGenerator},
    blog: {
      ...content,
      ...blogOptions(input.blog, site, locale),
      authorsMapPath: authorsMapPath(siteDir, locale),
      feedOptions: feedOptions(input.blog, site, locale),
    },
    pages,
    sitemap: sitemapOptions(siteDir, locale),
    /** The engine's style sheets, and the site's own. */
    styleSheets: [...sheets, './packages/dau/styles/index.css'],
    preset: {
      staticDirectories,
      plugins: featuresOf(input, links),
      themes: [
        '@docusaurus/theme-live-codeblock',
        () => ({
          name: 'dau-theme',
          getThemePath: () => path.join(__dirname, 'theme'),
          // For `docusaurus swizzle --typescript`
          getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
        }),
        // The last theme that translates a string wins
        use(translations),
      ],
    },
    config: {
      ...shellSettings,
      // All languages share a namespace, so that the color mode stays when a reader switches languages
      storage: {namespace: 'dau'},
      future: {v4: true, faster: true, experimental_vcs: hasHistory(siteDir) && vcs},
      // If two pages have the same URL, a build stops. The dev server continues
      onDuplicateRoutes: isBuild ? 'throw' : 'warn',
      markdown: markdownOptions(locale, siteDir),
      themeConfig: {
        ...shellSettings.themeConfig,
        prism: prismConfig(siteDir),
        ...algoliaConfig(input.algolia),
      },
    } satisfies Partial<Config>,
  };
}
