import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler} from 'docusaurus-search-folded/separate-script';
import postcss from 'postcss';

const LAYER = 'docusaurus.infima';

/** Line breaks in a string, such as `\nrow`, are not parts of words. */
const wordsIn = (code: string) => code.match(/\\[nrt]|[\w-]+/g) ?? [];

/** Matches the rules of the whole page, in light or dark mode. */
const WHOLE_PAGE = /^(:root|html\[data-theme=['"]?dark['"]?\])$/;

/**
 * Removes Infima's rules whose classes are in no script, and Infima's variables that nothing uses or that
 * the site sets. A script may contain only the beginning of a class, as in `button--${size}`.
 *
 * @param scripts the code of all scripts, which contain every class that a page uses
 */
export function withoutUnusedStyles(css: string, scripts: readonly string[]): string {
  const words = new Set<string>();
  for (const script of scripts) for (const word of wordsIn(script)) words.add(word);
  const isUsed = (name: string) => words.has(name) || words.has(name.replace(/(?<=.--).*/, ''));
  const root = postcss.parse(css);
  const inInfima = (visit: (layer: postcss.AtRule) => void) =>
    root.walkAtRules('layer', (layer) => void (layer.params === LAYER && visit(layer)));
  inInfima((layer) =>
    layer.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) =>
        // `:not(.unused)` always matches, and `:is()` may also list a class that is used
        (selector.replace(/:(not|is|has)\([^()]*\)/g, '').match(/(?<=\.)[a-z][\w-]*/g) ?? []).every(
          isUsed,
        ),
      );
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    }),
  );
  for (const [name] of root.toString().matchAll(/(?<=var\(\s*)--[\w-]+/g)) words.add(name);
  // Styles outside layers always win
  const ownVariables = new Set<string>();
  for (const node of root.nodes)
    if (node.type === 'rule' && node.selectors.includes(':root'))
      node.walkDecls((each) => void ownVariables.add(each.prop));
  inInfima((layer) =>
    layer.walkRules((rule) =>
      rule.walkDecls(/^--ifm/, (each) => {
        const isReplaced = ownVariables.has(each.prop) && WHOLE_PAGE.test(rule.selector);
        if (isReplaced || !words.has(each.prop)) each.remove();
      }),
    ),
  );
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
