/**
 * Returns the styles of the page for the frame. Scripts cannot read the style sheets of browser
 * extensions, and the frame cannot load font files, so both are skipped.
 */
export const pageStyles = (): string =>
  [...document.styleSheets]
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules])
    .filter(({cssText}) => !/^@font-face.*url\(/s.test(cssText))
    .map(({cssText}) => cssText)
    .join('\n');
