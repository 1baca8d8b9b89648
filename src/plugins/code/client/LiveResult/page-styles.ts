import type {Font} from '../../protocol';

const isDownloaded = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.cssText.includes('url(');

/** Returns the rules of the page's style sheets, without those of extensions, which cannot be read. */
const pageRules = (): CSSRule[] =>
  [...document.styleSheets]
    .filter(({href}) => href === null || new URL(href).origin === location.origin)
    .flatMap(({cssRules}) => [...cssRules]);

/**
 * Returns the styles of the page as text, so that results look like the page: with the author's
 * tokens, and with no further download.
 */
export const pageStyles = (): string =>
  pageRules()
    .filter((rule) => !isDownloaded(rule))
    .map(({cssText}) => cssText)
    .join('\n');

/** Reads the fonts that the page shows. The frame may not load them itself. */
export async function pageFonts(): Promise<Font[]> {
  const fonts = pageRules()
    .filter(isDownloaded)
    .map(async ({style, parentStyleSheet}): Promise<Font[]> => {
      const [, address = ''] = /url\("?([^")]*)"?\)/.exec(style.getPropertyValue('src')) ?? [];
      const {href} = new URL(address, parentStyleSheet?.href ?? location.href);
      if (performance.getEntriesByName(href).length === 0) return [];
      const response = await fetch(href, {cache: 'force-cache'});
      const bytes = await response.arrayBuffer();
      const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
      const weight = style.getPropertyValue('font-weight');
      const unicodeRange = style.getPropertyValue('unicode-range') || 'U+0-10FFFF';
      const descriptors = {weight, unicodeRange, style: style.getPropertyValue('font-style')};
      return [{family, bytes, descriptors}];
    });
  return (await Promise.all(fonts)).flat();
}
