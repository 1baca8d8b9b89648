import {additionalLanguagesIn} from './additional-languages';

/**
 * Theme configuration of code blocks: the comments that mark lines. The themes are
 * empty because `src/css/code.css` has the colors. With CSS classes they are right
 * in both modes before scripts run, and no line has a style attribute.
 */
export const prismConfig = (siteDir: string) => ({
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
  additionalLanguages: additionalLanguagesIn(siteDir),
  // For example `highlight-next-line`, or `added-start` … `added-end`
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
