/**
 * Code blocks, in the theme's own format: comments that mark lines. Colours
 * come from `src/css/code.css`, by class, so that they are right in both modes
 * before scripts run and no line carries a style attribute.
 */
export const prism = {
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
    {
      className: 'dau-code-added',
      line: 'added-next-line',
      block: {start: 'added-start', end: 'added-end'},
    },
    {
      className: 'dau-code-removed',
      line: 'removed-next-line',
      block: {start: 'removed-start', end: 'removed-end'},
    },
  ],
};
