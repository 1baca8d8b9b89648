import {additionalLanguagesIn} from './additional-languages';

/**
 * Returns the theme's `prism` settings. The color themes are empty: `packages/dau/styles/code.css` contains the
 * colors for both modes. Inline colors would be wrong in dark mode until scripts run.
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
