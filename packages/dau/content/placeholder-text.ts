/** The text that `npm run new` writes for the author to replace. */
import {withoutFrontMatter} from './yaml';

export const TRUNCATE = '{/* truncate */}';

export const placeholderText = {
  vi: [
    'Mở đầu: bài này giúp gì cho người đọc?',
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

/** Rewrites MDX comments and heading ids as plain Markdown. */
export const asMarkdown = (text: string): string =>
  text.replaceAll(TRUNCATE, '<!-- truncate -->').replace(/\{\/\* (#\S+) \*\/\}/g, '{$1}');

const lines = new Set(Object.values(placeholderText).flat().map(asMarkdown));

/** Headings do not count, because an author may keep those of the template. */
const sentences = [...lines].filter((line) => /^\p{L}/u.test(line));

/** Returns the number of the first line with a sentence of the template, or 0 if there is none. */
export const placeholderLine = (text: string): number =>
  text.split(/\r?\n/).findIndex((line) => sentences.includes(line)) + 1;

/** Returns whether a file still contains only lines of the template. */
export function isUntouched(text: string): boolean {
  const written = asMarkdown(withoutFrontMatter(text))
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('# '));
  return written.length > 0 && written.every((line) => lines.has(line));
}
