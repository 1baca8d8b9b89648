/**
 * Reading offline. The build writes the service worker once for all languages, and for each
 * language the list of its pages. In the browser, `client/register.ts` starts the worker.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

import {defaultLocale, localePath, locales, textIn, toLocale} from '../../lib/locales';
import {languageFiles} from './language-files';
import {LANGUAGE_FILE, OFFLINE_PAGE, PLUGIN_NAME, SITE_MARK, WORKER_FILE} from './names';
import {markTexts} from './texts';

export type OfflineOptions = {
  /**
   * `false` switches reading offline off: the worker that readers get then deletes all that was
   * kept, and itself.
   */
  readonly enabled: boolean;
  /**
   * JSON files with lists of further paths to save with a language, relative to its base URL.
   * Other plugins write them. Default: none.
   */
  readonly fileLists: readonly string[];
};

/** Increase it when the worker can no longer read what an earlier one has kept. */
const FORMAT = 1;

/** Returns the code of the worker, minified. */
export async function workerCode(base: string, isEnabled: boolean): Promise<string> {
  const site = {
    /** The path of the whole site, with a slash at both ends. */
    base,
    format: FORMAT,
    /** The default language last: its path begins those of the others. */
    languages: [...locales]
      .sort((a, b) => Number(a === defaultLocale) - Number(b === defaultLocale))
      .map((locale) => ({
        lang: locale,
        home: base + localePath(locale),
        offline: base + localePath(locale) + OFFLINE_PAGE,
        ...textIn(markTexts, locale),
      })),
  };
  const file = path.join(__dirname, isEnabled ? 'worker.js' : 'stop-worker.js');
  const {minify} = await import('@swc/core');
  const source = `const SITE = ${JSON.stringify(site)};\n${await fs.readFile(file, 'utf8')}`;
  const {code} = await minify(`(() => {${source}})()`, {mangle: true, compress: {passes: 2}});
  return code;
}

export default function offlinePlugin(
  {baseUrl, i18n}: LoadContext,
  {enabled, fileLists}: OfflineOptions,
): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const base = baseUrl.slice(0, baseUrl.length - localePath(locale).length);
  const isPublished = process.env.NODE_ENV === 'production';
  return {
    name: PLUGIN_NAME,

    getClientModules: () => [
      path.join(__dirname, 'client', 'mark.css'),
      path.join(__dirname, 'client', 'register.ts'),
    ],

    contentLoaded({actions}) {
      const component = '@site/src/plugins/offline/client/OfflinePage';
      actions.addRoute({path: `${baseUrl}${OFFLINE_PAGE}`, component, exact: true});
    },

    // Without this element, no page registers the worker or offers to save anything
    injectHtmlTags: () => ({
      postBodyTags:
        enabled && isPublished
          ? [{tagName: 'template', attributes: {[SITE_MARK]: true}, innerHTML: base}]
          : [],
    }),

    async postBuild(props) {
      const lists = fileLists.map((file) => baseUrl + file);
      const list = JSON.stringify({...(await languageFiles(props)), lists});
      await fs.writeFile(path.join(props.outDir, LANGUAGE_FILE), list);
      if (locale !== defaultLocale) return;
      await fs.writeFile(path.join(props.outDir, WORKER_FILE), await workerCode(base, enabled));
    },
  };
}

/** Checks the options of the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<OfflineOptions>, OfflineOptions>): OfflineOptions {
  const schema = Joi.object({
    enabled: Joi.boolean().default(true),
    fileLists: Joi.array().items(Joi.string()).default([]),
  });
  return validate(schema, options);
}
