/**
 * Returns the styles of the page as text, so that results look like the page: with the author's
 * tokens, and with no further download. Fonts that need a download are left out.
 */
export function pageStyles(): string {
  const rules = [...document.styleSheets]
    // An extension's style sheet from another origin cannot be read
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules]);
  return rules
    .filter((rule) => !(rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')))
    .map(({cssText}) => cssText)
    .join('\n');
}
