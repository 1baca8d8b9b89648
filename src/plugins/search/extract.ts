/**
 * Creates the record of a built page from its HTML: the text of the page, split
 * at the headings, without navigation and buttons.
 */
import {Parser} from 'htmlparser2';

import {elementAt} from './element-at';
import {SKIPPED_CLASSES, SKIPPED_TAGS} from './limits';
import type {PageRecord, Section} from './types';

const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** Any other tag separates the words before and after it. */
const INLINE_TAGS = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var'.split(' '),
);
const HEADING = /^h([1-6])$/;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().normalize('NFC');

type OpenSection = {heading: string; anchor: string; level: number; text: string; code: string};

/** Which element has the text: an article's Markdown, or `main` on pages without one. */
type Region = 'markdown' | 'main';

type Element = {readonly skipped: boolean; readonly region: boolean; readonly article: boolean};

/** Reads the sections in one region of a page. */
function readRegion(html: string, region: Region) {
  const sections: OpenSection[] = [{heading: '', anchor: '', level: 1, text: '', code: ''}];
  const stack: Element[] = [];
  let skipping = 0;
  let articles = 0;
  let inside = 0;
  let pre = 0;
  let title = '';
  let documentTitle = '';
  let inTitle = false;
  let tag = 'default';
  let found = false;
  let heading: OpenSection | undefined;
  let mainHeading = false;

  const section = () => elementAt(sections, -1);
  const write = (text: string) => {
    if (mainHeading) title += text;
    else if (heading) heading.heading += text;
    else if (pre > 0) section().code += text;
    else section().text += text;
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'meta' && attributes.name === 'docusaurus_tag' && attributes.content) {
          tag = attributes.content;
        }
        if (name === 'title' && documentTitle === '') inTitle = true;
        const classes = (attributes.class ?? '').split(/\s+/);
        const isRegion =
          region === 'main' ? name === 'main' : articles > 0 && classes.includes('markdown');
        const skipped =
          SKIPPED_TAGS.has(name) ||
          'data-search-ignore' in attributes ||
          // A tab panel that is hidden at first is still content.
          ('hidden' in attributes && attributes.role !== 'tabpanel') ||
          classes.some((each) => SKIPPED_CLASSES.some((skip) => each.includes(skip)));
        if (VOID_TAGS.has(name)) {
          if (inside > 0 && skipping === 0 && name === 'br') write(' ');
          return;
        }
        stack.push({skipped, region: isRegion, article: name === 'article'});
        if (skipped) skipping += 1;
        if (name === 'article') articles += 1;
        if (isRegion) {
          inside += 1;
          found = true;
        }
        if (skipping > 0) return;
        // The h1 of a post is in its header, outside the Markdown.
        const level = HEADING.exec(name)?.[1];
        if (level === '1' && title === '' && (inside > 0 || articles > 0)) mainHeading = true;
        else if (level && inside > 0) {
          const open = {
            heading: '',
            anchor: attributes.id ?? '',
            level: Math.max(2, +level),
            text: '',
            code: '',
          };
          // No link can lead to a heading without id: it is text of the current section.
          if (open.anchor === '') write(' ');
          else heading = open;
        } else if (inside > 0 && !INLINE_TAGS.has(name)) write(' ');
        if (name === 'pre') pre += 1;
      },
      ontext(text) {
        if (inTitle) documentTitle += text;
        if (skipping === 0 && (inside > 0 || mainHeading)) write(text);
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false;
        if (VOID_TAGS.has(name)) return;
        const element = stack.pop();
        if (element?.skipped) skipping -= 1;
        if (element?.article) articles -= 1;
        if (skipping === 0) {
          if (name === 'h1') mainHeading = false;
          if (HEADING.test(name) && heading) {
            sections.push(heading);
            heading = undefined;
          } else if (inside > 0 && !INLINE_TAGS.has(name)) write(' ');
          if (name === 'pre') pre -= 1;
        }
        if (element?.region) inside -= 1;
      },
    },
    {decodeEntities: true},
  );
  parser.write(html);
  parser.end();
  return {found, tag, title: clean(title), documentTitle: clean(documentTitle), sections};
}

/**
 * Returns the parts of a page that the parser needs: title, search tag and `main`.
 * The rest is most of the HTML, so skipping it saves time.
 */
function searchablePart(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) return html;
  const head = html.slice(0, html.indexOf('</head>'));
  const title = /<title\b[^>]*>[^]*?<\/title>/.exec(head)?.[0] ?? '';
  const tag = /<meta\b[^>]*\bdocusaurus_tag\b[^>]*>/.exec(head)?.[0] ?? '';
  return title + tag + html.slice(start, end);
}

/**
 * Returns the record of a built page, or `undefined` if it has no text.
 *
 * @param html HTML of the page
 * @param url path of the page on the site, with the base URL
 * @param titleDelimiter separates the page's title from the site's in `<title>`
 */
export function extractPage(
  html: string,
  url: string,
  titleDelimiter: string,
): PageRecord | undefined {
  const part = searchablePart(html);
  let page = readRegion(part, 'markdown');
  if (!page.found) page = readRegion(part, 'main');
  if (!page.found) return undefined;

  const sections: Section[] = page.sections
    .map(({heading, anchor, level, text, code}) => ({
      heading: clean(heading),
      anchor,
      level,
      text: clean(text),
      code: clean(code),
    }))
    // The first section stays even if it is empty, so that each page has a section.
    .filter(({level, heading, text, code}) => level === 1 || heading + text + code !== '');
  // Prefer the page's title in `<title>`. If `<title>` has the site's title only, use the h1.
  const [name = '', ...site] = page.documentTitle.split(` ${titleDelimiter} `);
  const title = (site.length > 0 ? name : page.title) || page.title || name || url;
  const [top, ...rest] = sections;
  if (top && page.title !== '' && page.title !== title) {
    const text = `${page.title}. ${top.text}`.trim();
    return {url, title, tag: page.tag, sections: [{...top, text}, ...rest]};
  }
  return {url, title, tag: page.tag, sections};
}
