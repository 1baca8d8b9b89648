/**
 * Returns the styles of the page as a string, so that results look like the page. Skips styles of
 * browser extensions, which cannot be read. The frame uses fallback fonts, because it loads none.
 */
export const pageStyles = (): string =>
  [...document.styleSheets]
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules])
    .filter(({cssText}) => !/^@font-face.*url\(/s.test(cssText))
    .map(({cssText}) => cssText)
    .join('\n');
