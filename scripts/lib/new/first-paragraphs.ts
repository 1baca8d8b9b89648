/** The body of new content. `plan.ts` chooses its fields. */
import {textIn, type Locale} from '../../../src/lib/locales';
import {withoutFrontMatter} from '../../../src/lib/content/yaml';
import {writeFields} from '../write-fields';
import type {Fields} from '../import/model';

const TRUNCATE = '{/* truncate */}';
/** Its paragraphs. A list of posts loads only those before the mark. */
const body = {
  vi: [
    'Mở đầu: người đọc được gì từ đây?',
    TRUNCATE,
    '## Phần đầu tiên {/* #first-part */}',
    'Viết tiếp ở đây.',
  ],
  en: [
    'Opening: what will the reader get from this?',
    TRUNCATE,
    '## First part {/* #first-part */}',
    'Continue here.',
  ],
};
/** MDX as plain Markdown: comments, ids of headings. */
const asMarkdown = (text: string): string =>
  text.replaceAll(TRUNCATE, '<!-- truncate -->').replace(/\{\/\* (#\S+) \*\/\}/g, '{$1}');
const lines = new Set(Object.values(body).flat().map(asMarkdown));

/** Whether this is still the content of `npm run new`. */
export function isUntouched(text: string): boolean {
  const written = asMarkdown(withoutFrontMatter(text))
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('# '));
  return written.length > 0 && written.every((line) => lines.has(line));
}

/** Returns a new post, guide or page with its front matter, as MDX or plain Markdown. */
export function textOf(
  kind: 'post' | 'guide' | 'page',
  locale: Locale,
  fields: Fields,
  isPlain: boolean,
): string {
  const paragraphs = textIn(body, locale).filter((line) => kind === 'post' || line !== TRUNCATE);
  const text = `${paragraphs.join('\n\n')}\n`;
  return `${writeFields(fields)}\n${isPlain ? asMarkdown(text) : text}`;
}
