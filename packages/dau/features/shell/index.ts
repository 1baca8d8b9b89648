import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {validateWith} from '../../settings/options';
import {fields} from '../../settings/schema';
import {minifyScripts} from '../../utils/post-build';
import {ANNOUNCEMENT_STORAGE_KEY} from '../../utils/storage';
import {firstFont} from './first-font';

const options = fields({
  /** Whether the `/` key opens the search. */
  slashKey: z.boolean().default(true),
  /** The style sheets that declare the fonts and set `--dau-font`, relative to the site folder. */
  styleSheets: z.array(z.string()),
});

export const validateOptions = validateWith('shell', options);

/** Adds the site's icons, the font to preload, `page-controls.js` and client modules. */
export default function shellPlugin(
  {baseUrl, siteDir, siteStorage, generatedFilesDir}: LoadContext,
  {slashKey, styleSheets}: z.output<typeof options>,
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
      ['repair-url', 'announce-route', 'busy.css'].map((name) =>
        path.join(__dirname, 'client', name),
      ),

    configureWebpack() {
      const routesFile = path.join(generatedFilesDir, 'routes.js');
      const loader = require.resolve('./page-links-loader.cjs');
      return {
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              enforce: 'pre',
              use: [{loader, options: {routesFile, baseUrl}}],
            },
          ],
        },
      } as object;
    },

    postBuild: ({outDir}) => minifyScripts(path.join(__dirname, 'static'), outDir),

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
            src: `${baseUrl}js/page-controls.js`,
            defer: true,
            fetchpriority: 'low',
            'data-theme-key': `theme${siteStorage.namespace}`,
            'data-announcement-key': ANNOUNCEMENT_STORAGE_KEY,
            ...(slashKey && {'data-slash-key': ''}),
          },
        },
      ],
    }),
  };
}
