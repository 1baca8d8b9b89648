import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {separateScript} from 'docusaurus-search-folded/separate-script';

type Options = {
  /**
   * Scripts of other features that work before the application starts, joined into one file: their absolute paths,
   * and the attributes that they read from their element.
   */
  readonly earlyScripts: readonly {script: string; attributes?: Record<string, string>}[];
  /** Whether the site's text is in the engine's font, which pages then preload. */
  readonly isFontUsed: boolean;
};

/** The path of the early script in the output folder. */
const JOINED_SCRIPT = 'js/early-scripts.js';

const OWN_SCRIPT = path.join(__dirname, 'client/color-mode-and-menus.ts');

const FONT = require.resolve('../../styles/fonts/files/be-vietnam-pro.woff2');

/** Adds the site's icons, the font to preload, `early-scripts.js` and client modules. */
export default function shellPlugin(
  {baseUrl}: LoadContext,
  {earlyScripts, isFontUsed}: Options,
): Plugin {
  return {
    name: 'dau-shell',

    async contentLoaded({actions}) {
      const font = isFontUsed ? `{default} from ${JSON.stringify(FONT)}` : 'default undefined';
      await actions.createData('font.js', `export ${font};`);
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
        `<link rel="icon" href="${baseUrl}favicon.ico" sizes="48x48">`,
        `<link rel="apple-touch-icon" href="${baseUrl}img/apple-touch-icon.png">`,
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
