/**
 * Returns the page's styles for the frame. Skips browser extensions' style sheets, which scripts cannot
 * read, and font files, which the frame cannot load.
 */
export const pageStyles = (): string =>
  [...document.styleSheets]
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules])
    .filter(({cssText}) => !/^@font-face.*url\(/s.test(cssText))
    .map(({cssText}) => cssText)
    .join('\n');
