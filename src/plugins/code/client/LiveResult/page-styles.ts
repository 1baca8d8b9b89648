/**
 * Returns the styles of the page as text, so that results look like the page, with the author's
 * tokens. Those of extensions cannot be read. The frame may load no font: it has the fallback.
 */
export const pageStyles = (): string =>
  [...document.styleSheets]
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules])
    .filter(({cssText}) => !/^@font-face.*url\(/s.test(cssText))
    .map(({cssText}) => cssText)
    .join('\n');
