/**
 * Reading offline. The build writes the service worker once for all languages, and for each
 * language the list of its pages. In the browser, `client/register.ts` starts the worker.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';

import {inOrder} from '../../lib/post-build';
import {textIn} from '../../lib/text-in';
import {languageFiles} from './language-files';
import {LANGUAGE_FILE, OFFLINE_PAGE, PLUGIN_NAME, SITE_MARK, WORKER_FILE} from './shared-names';
import {markStrings} from './strings';

type Options = {
  /**
   * `false` switches reading offline off: the worker that readers get then deletes all that was
   * saved, and itself.
   */
  enabled?: boolean;
  /**
   * JSON files with lists of further paths to save with a language, relative to its base URL.
   * Other plugins write them. Default: none.
   */
  fileLists?: string[];
};

/** Increase it when the worker can no longer read what an earlier one has saved. */
const FORMAT = 1;

/** The default language last: its path begins those of the others. */
const languagesOf = ({defaultLocale, locales, localeConfigs}: I18n) =>
  [...locales]
    .sort((a, b) => Number(a === defaultLocale) - Number(b === defaultLocale))
    .map((locale) => {
      const {htmlLang = locale, baseUrl: home = '/'} = localeConfigs[locale] ?? {};
      return {lang: htmlLang, home, offline: home + OFFLINE_PAGE, ...textIn(markStrings, locale)};
    });

/**
 * Returns the code of the worker, minified.
 *
 * @param base the path of the whole site, with a slash at both ends
 */
export async function workerCode(
  base: string,
  isEnabled: boolean,
  languages: ReturnType<typeof languagesOf> = [],
): Promise<string> {
  const site = {base, format: FORMAT, languages};
  const file = path.join(__dirname, isEnabled ? 'service-worker.js' : 'stop-worker.js');
  const {minify} = await import('@swc/core');
  const source = `const SITE = ${JSON.stringify(site)};\n${await fs.readFile(file, 'utf8')}`;
  const {code} = await minify(`(() => {${source}})()`, {mangle: true, compress: {passes: 2}});
  return code;
}

export default function offlinePlugin(
  {siteDir, baseUrl, i18n}: LoadContext,
  {enabled = true, fileLists = []}: Options,
): Plugin {
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const isPublished = process.env.NODE_ENV === 'production';
  return {
    name: PLUGIN_NAME,

    getClientModules: () => [
      path.join(__dirname, 'client', 'mark.css'),
      path.join(__dirname, 'client', 'register.ts'),
    ],

    contentLoaded({actions}) {
      const page = path.join(__dirname, 'client/OfflinePage/index.tsx');
      const component = aliasedSitePath(page, siteDir);
      actions.addRoute({path: `${baseUrl}${OFFLINE_PAGE}`, component, exact: true});
    },

    // Without this element, no page registers the worker or offers to save anything
    injectHtmlTags: () => ({
      postBodyTags:
        enabled && isPublished
          ? [{tagName: 'template', attributes: {[SITE_MARK]: true}, innerHTML: base}]
          : [],
    }),

    postBuild: inOrder(async (props) => {
      const lists = fileLists.map((file) => baseUrl + file);
      const list = JSON.stringify({...(await languageFiles(props)), lists});
      await fs.writeFile(path.join(props.outDir, LANGUAGE_FILE), list);
      if (!isDefault) return;
      const code = await workerCode(base, enabled, languagesOf(i18n));
      await fs.writeFile(path.join(props.outDir, WORKER_FILE), code);
    }),
  };
}
