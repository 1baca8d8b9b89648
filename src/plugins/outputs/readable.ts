/** Extracts the text of a built page as plain HTML, for feeds and Markdown copies. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {load, type Cheerio, type CheerioAPI, type Element} from 'cheerio';

import {pagePath} from '../../lib/page-path';
import {perProcess} from '../../lib/per-process';
import {decodeUrl} from '../../lib/url-text';

/** Controls, navigation, scripts and embedded content are removed. */
const REMOVED =
  'button, script, style, svg, iframe, textarea, form, .hash-link, [data-search-ignore], nav, h1, ' +
  '.theme-doc-toc-mobile';
const ALLOWED_ATTRIBUTES = new Set(
  'href src alt width height colspan rowspan start lang datetime title cite'.split(' '),
);

/** Replaces a code block with plain `pre` and `code`, without highlighting. */
function plainCode($: CheerioAPI, block: Element): void {
  const language = /(?:^|\s)language-(\S+)/.exec($(block).attr('class') ?? '')?.[1] ?? '';
  // Lines are elements only in blocks with line numbers or marked lines
  const lines = $(block).find('.token-line').toArray();
  const code =
    lines.length > 0
      ? lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n')
      : $(block).find('pre').text();
  const title = $(block).find('[class*="codeBlockTitle"]').first().text();
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

/** Replaces a formula with its source, which every reader shows: in a block of code, or `$…$`. */
function plainFormula($: CheerioAPI, formula: Element): void {
  const code = $('<code></code>').text($(formula).find('annotation').text());
  const isBlock = $(formula).attr('display') === 'block';
  const plain = isBlock
    ? $('<pre></pre>').append(code.addClass('language-math'))
    : $('<span></span>').append('$', code, '$');
  $(formula).parent().replaceWith(plain);
}

/** Replaces tabs with their panels in sequence, each after its name. */
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

function absoluteUrls($: CheerioAPI, region: Cheerio<Element>, pageUrl: string): void {
  for (const name of ['href', 'src'] as const) {
    region.find(`[${name}]`).each((_, element) => {
      const value = $(element).attr(name);
      if (value && !value.startsWith('data:')) $(element).attr(name, new URL(value, pageUrl).href);
    });
  }
}

/** Returns the HTML of the article only, because parsing the whole page takes longer. */
function articleOf(html: string): string {
  const end = html.lastIndexOf('</article>');
  return html.slice(Math.max(0, html.indexOf('<article')), end < 0 ? undefined : end);
}

/**
 * Returns the text of a post or guide as HTML: without scripts, styles and controls,
 * with plain `img` elements and absolute URLs.
 *
 * @param html HTML of the built page
 * @param pageUrl absolute URL of the page
 * @returns `undefined` for a page without an article
 */
export function readableHtml(html: string, pageUrl: string): string | undefined {
  // A full parser: the minifier leaves out closing tags of tables that htmlparser2 does not put back
  const $ = load(articleOf(html));
  const region = $('article .markdown').first();
  if (region.length === 0) return undefined;
  region.find('.tabs-container').each((_, tabs) => flatTabs($, tabs));
  // Keep only the source of live code: its labels and empty result are useless here
  region.find('[class*="playgroundContainer"]').each((_, live) => {
    $(live).replaceWith($(live).find('.theme-code-block'));
  });
  region.find('.theme-code-block').each((_, block) => plainCode($, block));
  region.find('button[data-footnote-ref]').each((_, number) => {
    const link = $('<a></a>').attr('href', $(number).attr('data-footnote-ref'));
    $(number).replaceWith(link.text($(number).text()));
  });
  region.find('math').each((_, formula) => plainFormula($, formula));
  region.find(REMOVED).remove();
  region.find('.theme-admonition').each((_, note) => {
    const title = $(note).children().first().text().trim();
    const quote = $('<blockquote></blockquote>');
    quote.append($('<p></p>').append($('<strong></strong>').text(title)));
    $(note).replaceWith(quote.append($(note).children().slice(1).contents()));
  });
  absoluteUrls($, region, pageUrl);
  region.find('*').each((_, element) => {
    const isCode = element.tagName === 'code' && $(element).parent().is('pre');
    for (const name of Object.keys(element.attribs)) {
      if (!ALLOWED_ATTRIBUTES.has(name) && !(isCode && name === 'class'))
        $(element).removeAttr(name);
    }
  });
  return (region.html() ?? '').replaceAll('\u200b', '').replaceAll('<!-- -->', '').trim();
}

/**
 * Returns the readable HTML of a built page: see {@link readableHtml}. Feeds and Markdown copies share
 * it. The site must have `trailingSlash: false`.
 */
export function readablePage(
  {siteConfig, outDir}: Pick<LoadContext, 'siteConfig' | 'outDir'>,
  permalink: string,
): Promise<string | undefined> {
  const pages = perProcess('readable', () => new Map<string, Promise<string | undefined>>());
  const url = new URL(permalink, siteConfig.url).href;
  const file = path.join(outDir, `${decodeUrl(pagePath(permalink, siteConfig.baseUrl))}.html`);
  const page = pages.get(file) ?? fs.readFile(file, 'utf8').then((html) => readableHtml(html, url));
  pages.set(file, page);
  return page;
}
