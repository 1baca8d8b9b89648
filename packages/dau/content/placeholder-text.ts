/** The text that `npm run new` writes for the author to replace. */
import {withoutFrontMatter} from './yaml-and-front-matter';

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

/** Returns whether a file still contains only lines of the template. */
export function isUntouched(text: string): boolean {
  const written = asMarkdown(withoutFrontMatter(text))
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('# '));
  return written.length > 0 && written.every((line) => lines.has(line));
}
