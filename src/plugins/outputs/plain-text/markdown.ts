import {gfm} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** A post or guide to write as a Markdown file. */
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
  const {escape} = service;
  // Turndown leaves HTML in a text as it is: a text about `<script>` would become a script
  service.escape = (text) => escape(text).replace(/<(?=[a-z!/?])|&(?=#?\w+;)|~/gi, '\\$&');
  return service;
}

const markdown = converter();

/** Writes a title or description as Markdown that shows exactly this text, on one line. */
export const markdownText = (text: string): string =>
  markdown.escape(text.replace(/\s+/g, ' ').trim());

const quote = (text: string) => JSON.stringify(text);

/** Converts a page to Markdown. The source is the built HTML, so it includes components and data. */
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
  return `---\n${facts.join('\n')}\n---\n\n# ${markdownText(title)}\n\n${markdown.turndown(html)}\n`;
}
