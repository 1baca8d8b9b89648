import type {AcceptedPlugin} from 'postcss';
import {PurgeCSS} from 'purgecss';

import type {Locale} from '../../../lib/locales';
import {usedWords} from './used-words';

const INFIMA = /[\\/]infima[\\/]dist[\\/]/;
/** A type selector: Markdown makes elements that no file names. */
const TYPE = /(?:^|[\s>+~,(])([a-z][a-z0-9]*)/g;

/**
 * Leaves out of Infima what no page can use: a quarter of it, which every first
 * paint would wait for. A name counts as used wherever it stands as a whole, in
 * a comment, too; one that is put together (`'margin-top--' + size`) does not.
 *
 * The site's own styles and those of the theme stay as they are.
 */
export function withoutUnused(siteDir: string, locale: Locale): AcceptedPlugin {
  return {
    postcssPlugin: 'dau-without-unused',
    async OnceExit(root, {result, postcss}) {
      const file = root.source?.input.file ?? '';
      if (!INFIMA.test(file)) return;
      const {words, files, folders} = usedWords(siteDir, locale);
      const types = new Set<string>();
      root.walkRules(({selector}) => {
        for (const [, type = ''] of selector.matchAll(TYPE)) types.add(type);
      });
      const all = [...words, ...types];
      const [purged] = await new PurgeCSS().purge({
        css: [{raw: root.toString()}],
        content: [{raw: all.join(' '), extension: 'txt'}],
        defaultExtractor: (text) => text.split(' '),
        variables: true,
        safelist: {variables: all.filter((word) => word.startsWith('--'))},
      });
      if (!purged) throw new Error(`PurgeCSS gave nothing for ${file}.`);
      root.removeAll();
      root.append(postcss.parse(purged.css, {from: file}).nodes);
      const origin = {plugin: 'dau-without-unused', parent: file};
      result.messages.push(
        ...files.map((each) => ({type: 'dependency', file: each, ...origin})),
        ...folders.map((dir) => ({type: 'dir-dependency', dir, ...origin})),
      );
    },
  };
}
