/**
 * From the HTML of a built page to its record: what a reader reads, cut at the
 * headings. Navigation and other furniture of the page stay out.
 */
import {Parser} from 'htmlparser2';

import {at} from './at';
import {SKIPPED_CLASSES, SKIPPED_TAGS} from './tuning';
import type {PageRecord, Section} from './types';

const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** Words on both sides of these do not belong together. */
const INLINE_TAGS = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var'.split(' '),
);
const HEADING = /^h([1-6])$/;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().normalize('NFC');

type OpenSection = {heading: string; anchor: string; level: number; text: string; code: string};

/** Where the text of a page is: in an article's Markdown if there is any, else in its `main`. */
type Region = 'markdown' | 'main';

type Element = {readonly skipped: boolean; readonly region: boolean; readonly article: boolean};

/** Collects one region of a page. */
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

  const section = () => at(sections, -1);
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
          // A tab that is not shown first is still content.
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
        // A post's h1 stands in its header, outside the Markdown.
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
          // A heading nothing can lead to is text of the section it is in.
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
 * The part of a page that its record comes from: of the head the title and the
 * tag, and `main`. What is around them is most of a page.
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
 * The record of a built page, or `undefined` if it has no text to find.
 *
 * @param html the page as built
 * @param url path of the page on the site, base URL included
 * @param titleDelimiter what stands between the page's and the site's name in `<title>`
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
    // The top always stays: it stands for the page.
    .filter(({level, heading, text, code}) => level === 1 || heading + text + code !== '');
  // What the author calls the page, in the tab; on a page named like the site, its heading.
  const [name = '', ...site] = page.documentTitle.split(` ${titleDelimiter} `);
  const title = (site.length > 0 ? name : page.title) || page.title || name || url;
  const [top, ...rest] = sections;
  if (top && page.title !== '' && page.title !== title) {
    const text = `${page.title}. ${top.text}`.trim();
    return {url, title, tag: page.tag, sections: [{...top, text}, ...rest]};
  }
  return {url, title, tag: page.tag, sections};
}
