/** What a new text says before anybody has written in it. */
import slugify from '@sindresorhus/slugify';
import {dump, JSON_SCHEMA} from 'js-yaml';

import {textIn, type Locale} from '../../../src/lib/locales';
import {withoutFrontMatter} from '../../../src/plugins/content/check/yaml';
import {refuse} from '../refusal';

/** Converts a title to an address: ASCII, without diacritics (`Đường dẫn` → `duong-dan`). */
export const slugOf = (title: string): string =>
  slugify(title, {decamelize: false}) ||
  refuse(`"${title}" has no letter to make an address of. Give one with --slug my-address.`);

const TRUNCATE = '{/* truncate */}';
const first = {
  vi: ['## Phần đầu tiên {/* #first-part */}', 'Viết tiếp ở đây.'],
  en: ['## First part {/* #first-part */}', 'Go on here.'],
};
const bodies = {
  post: {
    vi: [
      'Mở đầu: bài này giúp gì cho người đọc? Đoạn này hiện trong danh sách bài viết.',
      TRUNCATE,
      ...first.vi,
    ],
    en: [
      'Opening: what will the reader get from this? This paragraph shows in the list of posts.',
      TRUNCATE,
      ...first.en,
    ],
  },
  guide: {
    vi: ['Mở đầu: làm xong hướng dẫn này, người đọc có được gì?', ...first.vi],
    en: ['Opening: what will the reader have at the end of this guide?', ...first.en],
  },
  page: {
    vi: ['Mở đầu: trang này nói về gì?', ...first.vi],
    en: ['Opening: what is this page about?', ...first.en],
  },
};
const lines = new Set(Object.values(bodies).flatMap(({vi, en}) => [...vi, ...en]));

/** Is this a text as it was made here, in which nobody has written yet? */
export function isUntouched(text: string): boolean {
  const written = withoutFrontMatter(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('# '));
  return written.length > 0 && written.every((line) => lines.has(line));
}

/** Formats fields as YAML, with quotes only where they are needed. */
export const yamlOf = (fields: object, flowLevel = 1) =>
  dump(fields, {schema: JSON_SCHEMA, lineWidth: -1, flowLevel, skipInvalid: true});

export const textOf = (kind: keyof typeof bodies, locale: Locale, fields: object) =>
  `---\n${yamlOf(fields)}---\n\n${textIn(bodies[kind], locale).join('\n\n')}\n`;
