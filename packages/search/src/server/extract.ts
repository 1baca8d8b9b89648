import {SKIPPED} from '../shared/tuning';
import {withoutInvisible} from '../shared/words';
import type {Page, Section} from './build-index';
import {parseQuickly, withoutExtras} from './parse-html';

/** Elements that do not separate words. */
const INLINE = /^(a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|time|u|var|wbr)$/;

/** List items and table cells. Snippets show a dot between them, unless there is other punctuation. */
const LISTED = /^(dd|dt|li|td|th)$/;
const EDGE = '\u001f';

/** Cleans up white space, and replaces two adjacent edges with a dot after a word. */
const clean = (text: string) =>
  withoutInvisible(text)
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\p{L}\p{N})”"'] ?)\u001f ?\u001f/gu, ' · ')
    .replace(/[\s\u001f]+/g, ' ')
    .replace(/(?: [·…])? ?$/, '')
    .trim()
    .normalize('NFC');

/** Returns a page's title and content. Parsing everything else would take as long again. */
function contentOf(html: string): string {
  const [title = ''] = /<title[^]*?<\/title>/i.exec(html) ?? [];
  const end = Math.max(html.lastIndexOf('</main>'), html.lastIndexOf('</article>'));
  return title + html.slice(html.indexOf('<body'), end);
}

/**
 * Returns a page's searchable content, split at headings, or `undefined` if the page has no content.
 *
 * @param url the page's path, including the base URL
 * @param siteTitle what follows the page's title in `<title>`, such as ` | My Site`
 */
export function extractPage(html: string, url: string, siteTitle: string): Page | undefined {
  const $ = parseQuickly(withoutExtras(contentOf(html)));
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => clean($(element).text()));
  const above = textsOf(
    '.navbar__link--active, .breadcrumbs__item:not(.breadcrumbs__item--active), .theme-doc-version-badge, article header time',
  );
  $('main').find(SKIPPED).remove();
  const markdown = $('article .markdown').filter(
    (_, el) => $(el).parents('.markdown').length === 0,
  );
  const region = markdown.length > 0 ? markdown : $('main');
  if (region.length === 0 || $('.theme-unlisted-banner').length > 0) return undefined;

  const mainHeading = $('article h1, main h1').first();
  const h1 = clean(mainHeading.text());
  mainHeading.remove();

  const top: Section = {heading: '', anchor: '', text: '', code: ''};
  const sections = [top];
  let section = top;
  const read = (parent: (typeof region)[number], field: 'text' | 'code') => {
    for (const node of parent.children) {
      if (node.type === 'text') section[field] += node.data;
      if (node.type !== 'tag') continue;
      const {id: anchor} = node.attribs;
      // A heading without an id does not begin a section, because results could not link to it
      if (anchor && /^h[1-6]$/.test(node.name)) {
        section = {heading: $(node).text(), anchor, text: '', code: ''};
        sections.push(section);
        continue;
      }
      // Adjacent links without a space are usually styled as buttons, so separate their words
      const isButton = node.name === 'a' && $(node).is('a + a');
      const isInline = INLINE.test(node.name) && !isButton;
      const gap = LISTED.test(node.name) ? EDGE : isInline ? '' : ' ';
      section[field] += gap;
      // The title of a code block, such as a file name, is not part of the text
      const isCode = node.name === 'pre' || $(node).is('.theme-code-block');
      // Adjacent code blocks are different commands or files
      if (isCode) section.code += ' ';
      if (isCode) section.text += /:\s*$/.test(section.text) ? ' … ' : EDGE + EDGE;
      read(node, isCode ? 'code' : field);
      section[field] += gap;
    }
  };
  region.each((_, element) => read(element, 'text'));

  // Use `<title>`, unless it contains only the site title
  const full = clean($('title').first().text());
  const title = (full.endsWith(siteTitle) && full.slice(0, -siteTitle.length)) || h1 || full || url;
  if (h1 !== title) top.text = `${h1}. ${top.text}`;
  const cleaned = sections.map((part) => ({
    ...part,
    heading: clean(part.heading),
    text: clean(part.text),
    // Code that shows Markdown may contain fences
    code: clean(part.code.replace(/`{3,}\w*/g, ' ')),
  }));
  return {
    url,
    title,
    place: above.filter((text) => text && text !== title).join(' › '),
    sections: cleaned,
  };
}
