import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler} from 'docusaurus-search-folded/separate-script';
import postcss from 'postcss';

const LAYER = 'docusaurus.infima';

/** Line breaks in a string, such as `\nrow`, are not parts of words. */
const wordsIn = (code: string) => code.match(/\\[nrt]|[\w-]+/g) ?? [];

/**
 * Removes Infima's rules whose classes are in no script, and Infima's variables that nothing uses. A script
 * may contain only the beginning of a class, as in `button--${size}`.
 *
 * @param scripts the code of all scripts, which contain every class that a page uses
 */
export function withoutUnusedStyles(css: string, scripts: readonly string[]): string {
  const words = new Set<string>();
  for (const script of scripts) for (const word of wordsIn(script)) words.add(word);
  const isUsed = (name: string) => words.has(name) || words.has(name.replace(/(?<=.--).*/, ''));
  const root = postcss.parse(css);
  const infima: postcss.AtRule[] = [];
  root.walkAtRules('layer', (layer) => void (layer.params === LAYER && infima.push(layer)));
  for (const layer of infima)
    layer.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) =>
        // `:not(.unused)` always matches, and `:is()` may also list a class that is used
        (selector.replace(/:(not|is|has)\([^()]*\)/g, '').match(/(?<=\.)[a-z][\w-]*/g) ?? []).every(
          isUsed,
        ),
      );
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
  for (const [name] of root.toString().matchAll(/(?<=var\(\s*)--[\w-]+/g)) words.add(name);
  for (const layer of infima)
    layer.walkDecls(/^--ifm/, (each) => {
      if (!words.has(each.prop)) each.remove();
    });
  return root.toString();
}

/** Removes unused styles of Infima, which are about a tenth of the style sheet. */
export function unusedStylesPlugin({instance}: CurrentBundler) {
  const name = 'dau-unused-styles';
  const stage = instance.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap({name, stage}, (assets) => {
          const named = (ending: string) =>
            Object.keys(assets).filter((file) => file.endsWith(ending));
          const codeOf = (file: string) => String(assets[file]?.source());
          const scripts = named('.js').map(codeOf);
          for (const file of named('.css')) {
            const css = withoutUnusedStyles(codeOf(file), scripts);
            compilation.updateAsset(file, new instance.sources.RawSource(css));
          }
        }),
      );
    },
  };
}
