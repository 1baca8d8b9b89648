import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {separateScript} from 'docusaurus-search-folded/separate-script';

type Options = {
  /**
   * Scripts of other features that work before the application starts, joined into one file: their absolute paths,
   * and the attributes that they read from their element.
   */
  readonly earlyScripts: readonly {script: string; attributes?: Record<string, string>}[];
  /** The style sheets that declare the fonts and set `--dau-font`, relative to the site folder. */
  readonly styleSheets: readonly string[];
};

/** The path of the early script in the output folder. */
const JOINED_SCRIPT = 'js/early-scripts.js';

const OWN_SCRIPT = path.join(__dirname, 'client/color-mode-and-menus.ts');

/**
 * Returns the source of a module that exports the URL of the font to preload: the first `@font-face` for
 * the first font in `--dau-font`.
 *
 * @param sheets the style sheets that declare the fonts and set the variable
 */
export function firstFont(sheets: readonly string[]): string {
  const styles = sheets.map((file) => ({file, css: fs.readFileSync(file, 'utf8')}));
  const [name] = styles.flatMap(({css}) => /--dau-font:\s*['"]?([^'",;]+)/.exec(css)?.[1] ?? []);
  const files = styles.flatMap(({file, css}) =>
    (css.match(/@font-face\s*{[^{}]*}/g) ?? [])
      .filter((face) => /font-family:\s*['"]?([^'";}]+)/.exec(face)?.[1] === name)
      .flatMap((face) => /url\(['"]?(\.[^'"()]+\.woff2)/.exec(face)?.[1] ?? [])
      .map((url) => path.resolve(path.dirname(file), url)),
  );
  return files[0]
    ? `export {default} from ${JSON.stringify(files[0])};`
    : 'export default undefined;';
}

/** Adds the site's icons, the font to preload, `early-scripts.js` and client modules. */
export default function shellPlugin(
  {baseUrl, siteDir}: LoadContext,
  {earlyScripts, styleSheets}: Options,
): Plugin {
  return {
    name: 'dau-shell',

    async contentLoaded({actions}) {
      await actions.createData(
        'font.js',
        firstFont(styleSheets.map((file) => path.join(siteDir, file))),
      );
    },

    getClientModules: () =>
      ['repair-url', 'announce-route'].map((name) => path.join(__dirname, 'client', name)),

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const scripts = [{script: OWN_SCRIPT}, ...earlyScripts].map(({script}) => script);
      return {plugins: [separateScript(currentBundler.instance, scripts, JOINED_SCRIPT)]};
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '48x48'},
        },
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
        },
        {
          tagName: 'script',
          attributes: {
            src: `${baseUrl}${JOINED_SCRIPT}`,
            defer: true,
            fetchpriority: 'low',
            ...Object.assign({}, ...earlyScripts.map(({attributes}) => attributes)),
          },
        },
      ],
    }),
  };
}
