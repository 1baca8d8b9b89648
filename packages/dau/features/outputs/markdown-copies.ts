import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {gfm} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

import {escapeHtml} from '../../utils/escape';
import {writeWhole} from '../../utils/files';
import {pagePath} from '../../utils/urls';
import type {PublishedText} from '../../content/loaded-content';
import {readablePage} from './readable';

const markdown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
  hr: '---',
}).use(gfm);
const {escape} = markdown;
// Turndown does not escape HTML, so the text `<script>` would become a script element
markdown.escape = (text) => escape(text).replace(/<(?=[a-z!/?])|&(?=#?\w+;)|~/gi, '\\$&');

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
  const content = markdown.turndown(`<h1>${escapeHtml(title)}</h1>${html}`);
  return `---\n${fields.join('\n')}\n---\n\n${content}\n`;
}

/** Writes a Markdown copy of each post and guide. */
export async function writeMarkdownCopies(
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
}
