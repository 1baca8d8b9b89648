/**
 * Adds offline reading. The build writes one service worker for all languages.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {textIn, type Localized} from '../../settings/locales';
import {PAGES} from '../../utils/engine-pages';
import {cacheNames, PAGE_LIMIT, SITE_MARK, WORKER_FILE} from './page-limit-and-names';

type Options = {
  /** If `false`, the worker deletes all cached pages and unregisters. */
  readonly enabled: boolean;
  /** The output folders whose files have a content hash in their names, so they never change. */
  readonly hashedFolders: readonly string[];
};

/**
 * The note on cached pages (a date follows `saved`). Docusaurus cannot translate the worker's strings.
 */
const noteStrings: Localized<Record<'label' | 'saved' | 'reload', string>> = {
  vi: {label: 'Bản đã lưu', saved: 'Bạn đang đọc bản lưu', reload: 'Tải bản mới'},
  en: {
    label: 'Saved copy',
    saved: 'You are reading a copy saved on',
    reload: 'Load the new version',
  },
};

/**
 * Returns the languages. The default one is last, because its path is the beginning of all other paths. A
 * build of one language has that language's pages at the root.
 */
const languagesOf = ({currentLocale, defaultLocale, locales, localeConfigs}: I18n, root: string) =>
  locales
    .filter((locale) => locale === currentLocale || localeConfigs[locale]?.baseUrl !== root)
    .sort((a, b) => Number(a === defaultLocale) - Number(b === defaultLocale))
    .map((locale) => {
      const {htmlLang = locale, baseUrl: home = '/'} = localeConfigs[locale] ?? {};
      return {
        lang: htmlLang,
        home,
        offline: normalizeUrl([home, PAGES.offline]),
        ...textIn(noteStrings, locale),
      };
    });

/**
 * Returns the worker's minified code.
 *
 * @param base the default language's base URL
 */
export async function workerCode(
  base: string,
  {enabled: isEnabled, hashedFolders}: Options,
  languages: ReturnType<typeof languagesOf> = [],
): Promise<string> {
  const site = JSON.stringify({
    base,
    isEnabled,
    languages,
    hashedFolders,
    // Every page of this site ends with this element. A page without it is incomplete
    end: `<template ${SITE_MARK}>${base}</template>`,
    cacheNames: cacheNames(base),
    pageLimit: PAGE_LIMIT,
  });
  const worker = await fs.readFile(path.join(__dirname, 'service-worker.js'), 'utf8');
  const {minify} = await import('@swc/core');
  const source = `const SITE = ${site};\n${worker}`;
  const {code} = await minify(`(() => {${source}})()`, {mangle: true, compress: {passes: 2}});
  return code;
}

export default function offlinePlugin({baseUrl, i18n}: LoadContext, given: Options): Plugin {
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const isShown = given.enabled && process.env.NODE_ENV === 'production';
  return {
    name: 'dau-offline',

    getClientModules: () => [
      path.join(__dirname, 'client', 'offline-note.css'),
      path.join(__dirname, 'client', 'save-pages.ts'),
    ],

    contentLoaded({actions}) {
      if (!given.enabled) return;
      const component = '@site/packages/dau/features/offline/client/OfflinePage/index.tsx';
      actions.addRoute({path: normalizeUrl([baseUrl, PAGES.offline]), component, exact: true});
    },

    // Pages register the worker only if they contain this element
    injectHtmlTags: () => ({
      postBodyTags: isShown
        ? [{tagName: 'template', attributes: {[SITE_MARK]: true}, innerHTML: base}]
        : [],
    }),

    async postBuild(props) {
      // Not the current language, because `docusaurus build --locale en` writes English to the root
      if (baseUrl !== base) return;
      const code = await workerCode(base, given, languagesOf(i18n, base));
      await fs.writeFile(path.join(props.outDir, WORKER_FILE), code);
    },
  };
}
