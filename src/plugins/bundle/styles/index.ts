import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

import {knows} from '../../../lib/docusaurus-internals';
import {toLocale} from '../../../lib/locales';
import {withoutUnused} from './without-unused';

const isPreset = (plugin: unknown): boolean => {
  const [name]: unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  return typeof name === 'string' && /[\\/]postcss-preset-env[\\/]/.test(name);
};

/**
 * Takes `postcss-preset-env` out of what PostCSS does; cascade layers stay.
 *
 * @throws if it is not there: then there is nothing left to do here, or it is elsewhere
 */
export function withoutPreset<T extends Pick<PostCssOptions, 'plugins'>>(options: T): T {
  const plugins: readonly unknown[] = options.plugins;
  const others = plugins.filter((plugin) => !isPreset(plugin));
  if (others.length === plugins.length) {
    throw new Error(
      'PostCSS of @docusaurus/core has no postcss-preset-env, which src/plugins/bundle/styles takes out.',
    );
  }
  return {...options, plugins: others};
}

/**
 * Newer syntax is written in an older way once: Lightning CSS, which makes the
 * final stylesheet small, does that for the browsers of `package.json`, prefixes
 * included, after `postcss-preset-env` has done it file by file. That one alone
 * took some seconds of each language.
 *
 * And Infima comes without what no page uses.
 */
export default function styles({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'dau-styles',
    configurePostCss(options) {
      // Served as they are written, stylesheets need it
      if (process.env.NODE_ENV !== 'production') return options;
      const {plugins, ...others} = knows('postcss-preset') ? withoutPreset(options) : options;
      if (!knows('theme-files')) return {...others, plugins};
      const unused = withoutUnused(siteDir, toLocale(i18n.currentLocale));
      return {...others, plugins: [unused, ...(plugins as readonly unknown[])]};
    },
  };
}
