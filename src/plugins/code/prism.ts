/**
 * Theme configuration of code blocks: the comments that mark lines. The themes are
 * empty because `src/css/code.css` has the colors. With CSS classes they are right
 * in both modes before scripts run, and no line has a style attribute.
 */
const prism = {
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

/** Theme configuration of code blocks and live code. */
export const codeConfig = {prism, liveCodeBlock: {playgroundPosition: 'bottom' as const}};
