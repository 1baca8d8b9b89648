/** What a built page says, as HTML that stands on its own: for feeds and for plain text. */
import fs from 'node:fs/promises';
import path from 'node:path';

import {load, type Cheerio, type CheerioAPI, type Element} from 'cheerio';

import {knows} from '../../lib/docusaurus-internals';
import {pagePath} from '../../lib/page-path';

/** Furniture of the page, and what runs. */
const REMOVED =
  'button, script, style, svg, iframe, textarea, form, .hash-link, [data-search-ignore], nav, h1';
const KEPT_ATTRIBUTES = new Set(
  'href src alt width height colspan rowspan start lang datetime title cite'.split(' '),
);

/** Blocks of code without the markup of their highlighting. */
function plainCode($: CheerioAPI, block: Element): void {
  const language = /(?:^|\s)language-(\S+)/.exec($(block).attr('class') ?? '')?.[1] ?? '';
  // Lines are elements where they have numbers or marks
  const lines = $(block).find('.token-line').toArray();
  const code =
    lines.length > 0
      ? lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n')
      : $(block).find('pre').text();
  const title = knows('theme-class-names')
    ? $(block).find('[class*="codeBlockTitle"]').first().text()
    : '';
  const pre = $('<pre><code></code></pre>');
  pre
    .find('code')
    .addClass(`language-${language || 'text'}`)
    .text(code);
  $(block).replaceWith(
    title
      ? $('<div></div>').append($('<p></p>').append($('<strong></strong>').text(title)), pre)
      : pre,
  );
}

/** Tabs become one after the other, each under its name. */
function flatTabs($: CheerioAPI, tabs: Element): void {
  const names = $(tabs)
    .find('[role="tab"]')
    .toArray()
    .map((tab) => $(tab).text());
  const panels = $(tabs).find('[role="tabpanel"]').toArray();
  const flat = $('<div></div>');
  for (const [index, panel] of panels.entries()) {
    flat.append($('<p></p>').append($('<strong></strong>').text(names[index] ?? '')));
    flat.append($(panel).contents());
  }
  $(tabs).replaceWith(flat);
}

function absoluteAddresses($: CheerioAPI, region: Cheerio<Element>, pageUrl: string): void {
  for (const name of ['href', 'src'] as const) {
    region.find(`[${name}]`).each((_, element) => {
      const value = $(element).attr(name);
      if (value && !value.startsWith('data:')) $(element).attr(name, new URL(value, pageUrl).href);
    });
  }
}

/** The part of a built page that its text is in: navigation and sidebars are most of a page. */
function articleOf(html: string): string {
  const end = html.lastIndexOf('</article>');
  return html.slice(Math.max(0, html.indexOf('<article')), end < 0 ? undefined : end);
}

/**
 * The text of a post or guide without the page around it: no scripts, styles or
 * controls, pictures as plain ones, every address absolute.
 *
 * @param html the page as built
 * @param pageUrl its absolute address
 * @returns `undefined` for a page without an article
 */
export function readableHtml(html: string, pageUrl: string): string | undefined {
  // A full parser: the minifier leaves out closing tags of tables that htmlparser2 does not put back
  const $ = load(articleOf(html));
  const region = $('article .markdown').first();
  if (region.length === 0) return undefined;
  region.find('.tabs-container').each((_, tabs) => flatTabs($, tabs));
  // Of live code its source: the labels and the empty result around it mean nothing here
  if (knows('theme-class-names')) {
    region.find('[class*="playgroundContainer"]').each((_, live) => {
      $(live).replaceWith($(live).find('.theme-code-block'));
    });
  }
  region.find('.theme-code-block').each((_, block) => plainCode($, block));
  region.find(REMOVED).remove();
  region.find('.theme-admonition').each((_, note) => {
    const title = $(note).children().first().text().trim();
    const quote = $('<blockquote></blockquote>');
    quote.append($('<p></p>').append($('<strong></strong>').text(title)));
    $(note).replaceWith(quote.append($(note).children().slice(1).contents()));
  });
  absoluteAddresses($, region, pageUrl);
  region.find('*').each((_, element) => {
    const isCode = element.tagName === 'code' && $(element).parent().is('pre');
    for (const name of Object.keys(element.attribs)) {
      if (!KEPT_ATTRIBUTES.has(name) && !(isCode && name === 'class')) $(element).removeAttr(name);
    }
  });
  return (region.html() ?? '').replaceAll('\u200b', '').replaceAll('<!-- -->', '').trim();
}

/** Reads the built file of a page with `trailingSlash: false`. */
export function readBuiltPage(outDir: string, permalink: string, baseUrl: string): Promise<string> {
  return fs.readFile(path.join(outDir, `${decodeURI(pagePath(permalink, baseUrl))}.html`), 'utf8');
}
