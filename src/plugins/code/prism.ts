import {additionalLanguagesIn} from './additional-languages';

/**
 * Returns the theme's configuration of code blocks. The themes are empty, because `src/css/code.css`
 * has the colors. CSS classes give the right colors in both modes before scripts run.
 */
export const prismConfig = (siteDir: string) => ({
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
  additionalLanguages: additionalLanguagesIn(siteDir),
  // Comments that mark lines, such as `highlight-next-line`, or `added-start` and `added-end`
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
