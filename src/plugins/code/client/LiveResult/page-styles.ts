/**
 * Returns the styles of the page, so that results look like the page. Skips style sheets of browser
 * extensions, which cannot be read, and font files, which the frame cannot load.
 */
export const pageStyles = (): string =>
  [...document.styleSheets]
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules])
    .filter(({cssText}) => !/^@font-face.*url\(/s.test(cssText))
    .map(({cssText}) => cssText)
    .join('\n');
