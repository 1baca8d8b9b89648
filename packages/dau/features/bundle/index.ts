import fs from 'node:fs';

import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'docusaurus-search-folded/separate-script';
import type {StatsError} from 'webpack';

import {localePath} from '../../settings/locales';
import {languageProxy} from './language-servers';
import {licencesPlugin} from './licences';

/** Adds the file to a message. The bundler's message about a missing import names only the folder. */
const messageOf = ({message, moduleName = ''}: StatsError) =>
  moduleName ? `${moduleName.replace(/^\.\/|\?.*/g, '')}: ${message}` : message;

/** Makes the dev server print each error once. Rspack repeats an error for every page. */
const reportErrors = {
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('dau-bundle', (stats) => {
      const toJson = stats.toJson.bind(stats);
      stats.toJson = (options) => {
        const {errors = [], ...rest} = toJson(options);
        const messages = new Set(errors.map(messageOf));
        return {...rest, errors: [...messages].map((message) => ({message}))};
      };
    }),
};

/** Settings that only the build reads. */
const BUILD_ONLY = ['presets', 'plugins', 'themes', 'ssrTemplate'];

/**
 * Changes the JSON of the configuration, which browsers load: leaves out {@link BUILD_ONLY}, and sorts
 * `themeConfig`, because Docusaurus adds the themes' defaults in a different order in each build.
 */
function shortenConfig(siteConfig: DocusaurusConfig): void {
  const toJSON = () => {
    const themeConfig = Object.fromEntries(Object.entries(siteConfig.themeConfig).sort());
    const entries = Object.entries({...siteConfig, themeConfig});
    return Object.fromEntries(entries.filter(([key]) => !BUILD_ONLY.includes(key)));
  };
  Object.defineProperty(siteConfig, 'toJSON', {value: toJSON, configurable: true});
}

/** Changes the bundler's settings. README.md lists the changes. */
export default function bundle({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  shortenConfig(siteConfig);
  return {
    name: 'dau-bundle',

    // `preset-env` is unnecessary: Lightning CSS already adapts the styles to older browsers. With
    // `config: false`, PostCSS does not look for a config file in every parent folder of each file
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: fs.readdirSync(siteDir).some((name) => /^\.?postcss(rc|\.c)/.test(name)),
      plugins: (plugins as unknown[]).filter((plugin) => !/preset-env/.test(String(plugin))),
    }),

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      return {
        plugins: [isProduction ? licencesPlugin(currentBundler, siteDir) : reportErrors],
        // Docusaurus shares a module only if half of all pages use it. In a blog with 1,000 posts, no
        // module is that common, so each page would load its own copy
        optimization: {splitChunks: {cacheGroups: {common: {minChunks: 14}}}},
        ...(!isProduction && {
          // Docusaurus' value, and the data of `/__docusaurus/debug`, which contains the text of all posts:
          // each edit would change it and trigger a second build
          watchOptions: {ignored: /node_modules\/(?!@docusaurus)|docusaurus-plugin-debug/},
          devServer: {
            // The first language's server is the proxy of the others
            proxy: isDefault
              ? others.map((locale) => languageProxy(locale, baseUrl + localePath(locale)))
              : [],
            // Otherwise, a page on another site could read from this server, if the site's host name
            // resolves to this computer (DNS rebinding)
            allowedHosts: process.env.ALLOWED_HOSTS?.split(',') ?? 'auto',
            // All languages are on one port, so each dev server needs its own path
            webSocketServer: {options: {path: `${baseUrl}ws`}},
            // A content error also causes a runtime error, whose overlay would stay on the page even
            // after the author has fixed the content
            client: {overlay: {runtimeErrors: false}},
          },
        }),
      } as object;
    },
  };
}
