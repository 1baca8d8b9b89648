import fs from 'node:fs/promises';
import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {ANNOUNCEMENT_STORAGE_KEY} from '../shared/storage-keys';
import {earlyScript} from './early-script';

/**
 * What every page's shell needs beside the theme: icons, the early script, the
 * small script that works without the application, and the client modules that
 * mend navigation.
 */
export default function shellPlugin({baseUrl, i18n, siteConfig, siteStorage}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  const themeKey = `theme${siteStorage.namespace}`;
  return {
    name: 'dau-shell',

    getClientModules: () =>
      ['repair-address', 'guard-navigation', 'announce-route'].map((name) =>
        path.join(__dirname, 'client', name),
      ),

    // Copied as they are written, notes included; the bundler sees to the other scripts
    async postBuild({outDir}) {
      const {minify} = await import('@swc/core');
      const folder = path.join(outDir, 'js');
      for (const name of await fs.readdir(folder)) {
        const file = path.join(folder, name);
        const {code} = await minify(await fs.readFile(file, 'utf8'), {mangle: true});
        await fs.writeFile(file, code);
      }
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'},
        },
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
        },
        {
          tagName: 'script',
          attributes: {
            src: `${baseUrl}js/shell.js`,
            defer: true,
            'data-theme-key': themeKey,
            'data-announcement-key': ANNOUNCEMENT_STORAGE_KEY,
          },
        },
      ],
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: earlyScript({
            themeKey,
            defaultMode: colorMode.defaultMode,
            isSwitchable: !colorMode.disableSwitch,
            baseUrl,
            localePath: i18n.currentLocale === i18n.defaultLocale ? '' : `${i18n.currentLocale}/`,
          }),
        },
      ],
    }),
  };
}
