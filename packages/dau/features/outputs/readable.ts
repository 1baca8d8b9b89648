import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {load, type CheerioAPI, type Element} from 'cheerio';
import {parseQuickly, withoutExtras} from 'docusaurus-search-folded/parse-html';

import {readIfThere} from '../../utils/files';
import {htmlFile} from '../../utils/urls';

/** Selects the elements to remove: controls, navigation, scripts and frames. */
const REMOVED =
  'button, script, style, svg, iframe, textarea, select, form, nav, h1, .hash-link, [role="tablist"], ' +
  'input:not([type="checkbox"]), [data-search-ignore], .theme-doc-toc-mobile';
/** The attributes to remove: those for styles, scripts, assistive technology, and the loading of images. */
const EXTRA =
  /^(class|id|style|role|rel|target|tabindex|hidden|loading|decoding|srcset|sizes|(data|aria)-.*)$/;

function plainCode($: CheerioAPI, block: Element): void {
  const classes = `${$(block).attr('class')} ${$(block).find('pre').attr('class')}`;
  const language = /(?:^|\s)language-(\S+)/.exec(classes)?.[1] ?? 'text';
  // Code that contains React elements has no element for each line
  const lines = $(block).find('.token-line').toArray();
  const code =
    lines.length > 0
      ? lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n')
      : $(block).find('pre').text();
  const title = $(block).find('[class*="codeBlockTitle"]').first().text();
  const pre = $('<pre></pre>').append(
    $('<code></code>').addClass(`language-${language}`).text(code),
  );
  $(block).replaceWith(title ? $('<div></div>').append(label($, title), pre) : pre);
}

/** Replaces a formula with its source, because many feed readers do not support MathML. */
function plainFormula($: CheerioAPI, formula: Element): void {
  const code = $('<code></code>').text($(formula).find('annotation').text());
  const isBlock = $(formula).attr('display') === 'block';
  const plain = isBlock
    ? $('<pre></pre>').append(code.addClass('language-math'))
    : $('<span></span>').append('$', code, '$');
  $(formula).parent().replaceWith(plain);
}

const label = ($: CheerioAPI, text: string) =>
  $('<p></p>').append($('<strong></strong>').text(text));

/**
 * Returns the content of a post or guide as simple HTML with absolute URLs, for feeds and Markdown
 * copies. Returns `undefined` for a page without an article.
 *
 * @param html the built page's HTML
 * @param pageUrl the page's absolute URL
 */
export function readableHtml(html: string, pageUrl: string): string | undefined {
  // Parsing only this part of a page is faster
  const part = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const article = withoutExtras(part);
  // `parseQuickly` cannot read tables, because the HTML minifier removes their closing tags
  const $ = /<table/i.test(article) ? load(article) : parseQuickly(article);
  const region = $('article .markdown').first();
  if (region.length === 0) return undefined;
  region.find('.tabs-container').each((_, tabs) => {
    const names = $(tabs).find('[role="tab"]');
    $(tabs)
      .find('[role="tabpanel"]')
      .each((index, panel) => void $(panel).prepend(label($, names.eq(index).text())));
  });
  // For live code, keep only the source
  region.find('.dau-code-editor').each((_, editor) => void $(editor).parent().replaceWith(editor));
  region.find('.theme-code-block').each((_, block) => plainCode($, block));
  region.find('math').each((_, formula) => plainFormula($, formula));
  // Feed readers remove players, and Markdown has none
  region.find('video, audio').each((_, player) => {
    const href = $(player).attr('src') ?? $(player).find('[src]').attr('src') ?? '';
    const text = $(player).attr('aria-label') || href.replace(/^.*\//, '');
    $(player).replaceWith($('<a></a>').attr('href', href).text(text));
  });
  region.find(REMOVED).remove();
  region.find('.theme-admonition').each((_, note) => {
    const title = $(note).children().first();
    title.replaceWith(label($, title.text().trim()));
    note.tagName = 'blockquote';
  });
  region.find('*').each((_, element) => {
    const isCode = element.tagName === 'code' && $(element).parent().is('pre');
    for (const [name, value] of Object.entries(element.attribs)) {
      if (/^(href|src)$/.test(name) && !value.startsWith('data:')) {
        element.attribs[name] = new URL(value, pageUrl).href;
      } else if (EXTRA.test(name) && !(isCode && name === 'class')) {
        $(element).removeAttr(name);
      }
    }
  });
  return (region.html() ?? '').replaceAll('\u200b', '').replaceAll('<!-- -->', '').trim();
}

export async function readablePage(
  {siteConfig, outDir}: Pick<LoadContext, 'siteConfig' | 'outDir'>,
  permalink: string,
): Promise<string | undefined> {
  const html = await readIfThere(path.join(outDir, htmlFile(permalink, siteConfig)));
  return html && readableHtml(html, new URL(permalink, siteConfig.url).href);
}
