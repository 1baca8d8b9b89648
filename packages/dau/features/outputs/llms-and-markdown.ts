import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {gfm} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

import {textIn, toLocale} from '../../settings/locales';
import {writeWhole} from '../../utils/files';
import {writeUnlessStatic} from '../../utils/static-files';
import {pagePath} from '../../utils/urls';
import type {PublishedText} from '../../content/loaded-content';
import {readablePage} from './readable';

const HEADINGS = {
  vi: {post: 'Bài viết', guide: 'Hướng dẫn'},
  en: {post: 'Posts', guide: 'Guides'},
};

/** Returns a converter from HTML to Markdown. */
function openTurndown(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  }).use(gfm);
  const {escape} = turndown;
  // Turndown does not escape HTML, so the text `<script>` would become a script element
  turndown.escape = (text) => escape(text).replace(/<(?=[a-z!/?])|&(?=#?\w+;)|~/gi, '\\$&');
  return turndown;
}

const markdown = openTurndown();

/** Escapes a title or description, so that Markdown shows it as plain text on one line. */
export const markdownText = (text: string): string =>
  markdown.escape(text.replace(/\s+/g, ' ').trim());

type Page = Pick<PublishedText, 'title' | 'description' | 'language'> & {
  date?: Date | undefined;
  url: string;
  html: string;
};

/** Converts a page's HTML to Markdown. The source file does not contain what components render. */
export function pageMarkdown({title, description, url, date, language, html}: Page): string {
  const fields = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `url: ${url}`,
    ...(date ? [`date: ${date.toISOString().slice(0, 10)}`] : []),
    `lang: ${language}`,
  ];
  return `---\n${fields.join('\n')}\n---\n\n# ${markdownText(title)}\n\n${markdown.turndown(html)}\n`;
}

/** Returns the content of `llms.txt`, which lists the Markdown copies. See https://llmstxt.org. */
function llmsText(published: PublishedText[], {siteConfig, i18n}: LoadContext): string {
  const locale = toLocale(i18n.currentLocale);
  const {title, tagline, url} = siteConfig;
  const listed = published.filter(({isUnlisted, language}) => !isUnlisted && language === locale);
  const sections = (['post', 'guide'] as const).flatMap((kind) => {
    const pages = listed.filter((page) => page.kind === kind);
    const entries = pages.map((page) => {
      const file = new URL(`${page.permalink}.md`, url).href;
      return `- [${markdownText(page.title)}](${file}): ${markdownText(page.description)}\n`;
    });
    return pages.length > 0 ? [`## ${textIn(HEADINGS, locale)[kind]}\n\n${entries.join('')}`] : [];
  });
  return [`# ${markdownText(title)}\n`, `> ${markdownText(tagline)}\n`, ...sections].join('\n');
}

/** Writes a Markdown copy of each post and guide, and `llms.txt`. */
export async function writePlainText(
  context: LoadContext,
  outDir: string,
  published: PublishedText[],
): Promise<void> {
  for (const page of published) {
    const url = new URL(page.permalink, context.siteConfig.url).href;
    const html = (await readablePage(context, page.permalink)) ?? '';
    const file = path.join(outDir, `${pagePath(page.permalink, context.baseUrl)}.md`);
    writeWhole(file, pageMarkdown({...page, url, html}));
  }
  writeUnlessStatic(context.siteDir, outDir, 'llms.txt', llmsText(published, context));
}
