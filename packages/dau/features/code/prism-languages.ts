import {globSync} from 'tinyglobby';
import {Prism} from 'prism-react-renderer';
import components from 'prismjs/components';
import getLoader from 'prismjs/dependencies';

import {codeLanguages} from '../../content/code-languages';
import {openContent} from '../../content/content-files';

/** Grammars that need a global `Prism` at run time. The theme removes it after loading the grammars. */
const WITH_GLOBAL = ['liquid', 'twig'];

/** Matches the first word after a code block's opening fence. */
const LANGUAGE = /^[ \t>]*(?:`{3,}|~{3,}) *([\w+#-]+)/gm;

/**
 * Returns the languages in the site's code blocks that `prism-react-renderer` does not include. Each
 * language comes after the languages it extends.
 */
export function additionalLanguagesIn(siteDir: string): string[] {
  const bundled = Object.keys(Prism.languages);
  // A slash inside the braces would make glob search every folder
  const files = globSync(['{blog,docs,i18n}/**/*.{md,mdx}', 'src/pages/**/*.{md,mdx}'], {
    cwd: siteDir,
  });
  const named = files
    .map(openContent(siteDir).textOf)
    .flatMap((text) => [...text.matchAll(LANGUAGE)].map(([, name = '']) => name.toLowerCase()));
  // Always add the languages of commands and diffs, because they are common
  const used = ['bash', 'diff', ...named]
    .flatMap((name) => codeLanguages.get(name) ?? [])
    .filter((id) => !WITH_GLOBAL.includes(id));
  const ids = getLoader(components, [...new Set(used)].sort(), bundled).getIds();
  return ids.filter((id) => !bundled.includes(id));
}

/**
 * Returns the theme's `prism` settings. The color themes are empty: the colors for both modes are in
 * the author's `src/css/tokens.css`. Inline colors would be wrong in dark mode until scripts run.
 */
export const prismConfig = (siteDir: string) => ({
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
  additionalLanguages: additionalLanguagesIn(siteDir),
  magicComments: [
    ['highlight', 'theme-code-block-highlighted-line'] as const,
    ['added', 'dau-code-added'] as const,
    ['removed', 'dau-code-removed'] as const,
    ['focus', 'dau-code-focus'] as const,
  ].map(([word, className]) => ({
    className,
    line: `${word}-next-line`,
    block: {start: `${word}-start`, end: `${word}-end`},
  })),
});
