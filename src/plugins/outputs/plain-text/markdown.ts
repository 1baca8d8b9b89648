import {gfm} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** A post or guide as a Markdown file: title, facts, text. */
export type MarkdownPage = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly date?: string;
  readonly language: string;
  /** The text as HTML, see `readableHtml`. */
  readonly html: string;
};

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  });
  service.use(gfm);
  return service;
}

const markdown = converter();

const quote = (text: string) => JSON.stringify(text);

/** The Markdown of a page, from what its readers see: components and data included. */
export function pageMarkdown({
  title,
  description,
  url,
  date,
  language,
  html,
}: MarkdownPage): string {
  const facts = [
    `title: ${quote(title)}`,
    `description: ${quote(description)}`,
    `url: ${url}`,
    ...(date ? [`date: ${date}`] : []),
    `lang: ${language}`,
  ];
  return `---\n${facts.join('\n')}\n---\n\n# ${title}\n\n${markdown.turndown(html)}\n`;
}
