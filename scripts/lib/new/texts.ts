/** The content of new files. */
import slugify from '@sindresorhus/slugify';

import type {Locale} from '../../../src/lib/locales';
import {withoutFrontMatter} from '../../../src/plugins/content/check/yaml';
import {yamlScalar} from '../edit/yaml';
import {refuse} from './ask';

/** The fields that every new text has. */
export type Text = {
  readonly locale: Locale;
  /** True if the text exists only in this language. */
  readonly isAlone: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  readonly isDraft: boolean;
};

/**
 * Converts a title to a URL slug: ASCII, without Vietnamese diacritics (`Đường dẫn` → `duong-dan`).
 *
 * @throws {Refusal} if the title has no letter or digit
 */
export function slugOf(title: string): string {
  const slug = slugify(title, {decamelize: false});
  if (slug !== '') return slug;
  return refuse(
    `"${title}" has no letter or digit to make an address of. Give one with --slug, like --slug my-address.`,
  );
}

type Fields = Readonly<Record<string, string | undefined>>;

function withFrontMatter(fields: Fields, body: readonly string[]): string {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return ['---', ...lines, '---', '', ...body, ''].join('\n');
}

const list = (keys: readonly string[]) => (keys.length > 0 ? `[${keys.join(', ')}]` : undefined);

/** Returns the front matter fields that every text has. */
const common = ({locale, isAlone, title, description}: Text): Fields => ({
  title: yamlScalar(title),
  description: description === undefined ? undefined : yamlScalar(description),
  // A text in the default folder is Vietnamese unless it says otherwise
  language: isAlone && locale !== 'vi' ? locale : undefined,
});

const TRUNCATE = '{/* truncate */}';

const words = {
  postOpening: {
    vi: 'Mở đầu: bài này giúp gì cho người đọc? Đoạn này hiện trong danh sách bài viết.',
    en: 'Opening: what will the reader get from this? This paragraph shows in the list of posts.',
  },
  guideOpening: {
    vi: 'Mở đầu: làm xong hướng dẫn này, người đọc có được gì?',
    en: 'Opening: what will the reader have at the end of this guide?',
  },
  pageOpening: {vi: 'Mở đầu: trang này nói về gì?', en: 'Opening: what is this page about?'},
  first: {
    vi: '## Phần đầu tiên {/* #first-part */}',
    en: '## First part {/* #first-part */}',
  },
  step: {vi: '## Bước một {/* #step-one */}', en: '## Step one {/* #step-one */}'},
  more: {vi: 'Viết tiếp ở đây.', en: 'Go on here.'},
} as const;

const WORDS = new Set<string>(Object.values(words).flatMap((each) => Object.values(each)));

/** Is this a text as it was made here, in which nobody has written yet? */
export function isUntouched(text: string): boolean {
  const lines = withoutFrontMatter(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('# '));
  return lines.every((line) => WORDS.has(line) || line === TRUNCATE) && lines.length > 0;
}

/** Returns the content of a new post. */
export function postText(
  text: Text & {
    readonly slug: string;
    readonly date: string;
    readonly author: string | undefined;
    readonly tags: readonly string[];
    readonly series?: {readonly name: string; readonly part: number};
  },
): string {
  const {locale, slug, date, author, tags, series, isDraft} = text;
  const {title, description, language} = common(text);
  return withFrontMatter(
    {
      slug,
      title,
      description,
      date,
      authors: author === undefined ? undefined : `[${author}]`,
      tags: list(tags),
      series: series && yamlScalar(series.name),
      part: series && String(series.part),
      language,
      draft: isDraft ? 'true' : undefined,
    },
    [words.postOpening[locale], '', TRUNCATE, '', words.first[locale], '', words.more[locale]],
  );
}

/** Returns the content of a new guide. */
export function guideText(text: Text & {readonly tags: readonly string[]}): string {
  const {locale, tags, isDraft} = text;
  const {title, description, language} = common(text);
  return withFrontMatter(
    {title, description, tags: list(tags), language, draft: isDraft ? 'true' : undefined},
    [words.guideOpening[locale], '', words.step[locale], '', words.more[locale]],
  );
}

/** Returns the content of a new page. */
export function pageText(text: Text): string {
  const {locale, title: heading, isDraft} = text;
  return withFrontMatter({...common(text), draft: isDraft ? 'true' : undefined}, [
    `# ${heading}`,
    '',
    words.pageOpening[locale],
    '',
    words.first[locale],
    '',
    words.more[locale],
  ]);
}

/** Returns the content of a section's `_category_.yml`. */
export function categoryText({
  key,
  label,
  description,
  position,
}: {
  readonly key: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly position: number;
}): string {
  return [
    `key: ${yamlScalar(key)}`,
    `label: ${yamlScalar(label)}`,
    `position: ${position}`,
    'link:',
    '  type: generated-index',
    `  slug: /category/${key}`,
    `  title: ${yamlScalar(label)}`,
    ...(description === undefined ? [] : [`  description: ${yamlScalar(description)}`]),
    '',
  ].join('\n');
}
