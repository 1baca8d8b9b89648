/** Reads the corpus: the help of LibreOffice, which Debian packages in many languages. */
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

/** The languages, with the names of their folders in the packages. */
export const LANGUAGES = {vi: 'vi', en: 'en-US', cs: 'cs', pt: 'pt-BR', ja: 'ja'} as const;
export type Language = keyof typeof LANGUAGES;

export type Page = {path: string; title: string; markdown: string};

/** The minimum length of a page's text. Shorter pages, such as lists of links, say too little. */
const LEAST_TEXT = 150;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
const escape = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Converts a page to CommonMark. Links to other pages become text. */
function convert(html: string, pagePath: string): Page | undefined {
  const $ = load(html);
  const content = $('#DisplayArea');
  const title = clean(content.find('h1').first().text());
  if (!title || clean(content.text()).length < LEAST_TEXT) return undefined;
  content.find('h1').first().remove();
  const blocks = content
    .find('h1, h2, h3, h4, p, pre')
    .toArray()
    .map((element) => {
      const text = $(element).text();
      if (element.name === 'pre') return `~~~\n${text.replaceAll('~~~', '')}\n~~~`;
      const level = Math.max(2, Number(/h(\d)/.exec(element.name)?.[1] ?? 0));
      return (
        clean(text) && (element.name === 'p' ? '' : `${'#'.repeat(level)} `) + escape(clean(text))
      );
    });
  return {path: pagePath, title, markdown: blocks.filter(Boolean).join('\n\n')};
}

/**
 * Returns pages of a language: the queries' expected pages first, then other how-tos, the reference of
 * Basic, and everything else.
 */
export function readCorpus(
  folder: string,
  language: Language,
  right: readonly string[],
  count: number,
) {
  const root = path.join(folder, 'usr/share/libreoffice/help', LANGUAGES[language], 'text');
  const rankOf = (file: string) =>
    right.includes(file) ? 0 : file.includes('/guide/') ? 1 : file.startsWith('sbasic/') ? 2 : 3;
  const files = fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/').replace('.html', ''))
    .sort()
    .sort((a, b) => rankOf(a) - rankOf(b));
  const pages: Page[] = [];
  for (const file of files) {
    const page = convert(fs.readFileSync(path.join(root, `${file}.html`), 'utf8'), file);
    if (page) pages.push(page);
    if (pages.length === count) break;
  }
  return pages;
}
