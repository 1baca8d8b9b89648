import slugify from '@sindresorhus/slugify';

export const contentKinds = ['post', 'guide'] as const;
export type ContentKind = (typeof contentKinds)[number];

export type NewContent = {
  readonly kind: ContentKind;
  readonly title: {readonly vi: string; readonly en: string};
  /** Day of publication, as `YYYY-MM-DD`. */
  readonly date: string;
  /** Keys of the language's `tags.yml`. */
  readonly tags: readonly string[];
  /** A key of `blog/authors.yml`. */
  readonly author: string;
  /** Folder under `docs/` that a guide goes to. */
  readonly section: string;
};

export type NewFile = {readonly path: string; readonly text: string};

/**
 * The part of the address that stands for a title: ASCII, with Vietnamese
 * marks folded (`Đường dẫn` → `duong-dan`).
 *
 * @throws if nothing of the title can stand in an address.
 */
export function slugOf(title: string): string {
  const slug = slugify(title);
  if (slug === '') {
    throw new Error(`The title "${title}" has no letter or digit to make an address of.`);
  }
  return slug;
}

/** A YAML string is safest as a JSON one: quotes, colons and `#` need no further thought. */
const yaml = (value: string) => JSON.stringify(value);

function frontMatter(fields: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return ['---', ...lines, '---', ''].join('\n');
}

const opening = {
  post: {
    vi: 'Mở đầu: bài này giúp gì cho người đọc? Phần trên dấu cắt hiện trong danh sách bài viết.',
    en: 'Opening: what will the reader get from this? The part above the cut shows in the list.',
  },
  guide: {
    vi: 'Mở đầu: xong hướng dẫn này, người đọc làm được gì?',
    en: 'Opening: what can the reader do after this guide?',
  },
} as const;

function text({kind, title, tags, author}: NewContent, language: 'vi' | 'en', slug: string) {
  const isPost = kind === 'post';
  return [
    frontMatter({
      ...(isPost && {slug}),
      title: yaml(title[language].normalize('NFC')),
      description: "''",
      ...(isPost && {authors: `[${author}]`}),
      tags: `[${tags.join(', ')}]`,
      draft: 'true',
    }),
    `${opening[kind][language]}\n`,
    ...(isPost ? ['{/* truncate */}\n'] : []),
    language === 'vi'
      ? '## Phần đầu tiên {/* #first-part */}\n'
      : '## First part {/* #first-part */}\n',
  ].join('\n');
}

/**
 * The files of a new post or guide, one for each language, marked as drafts:
 * they show in the development server and are not published until `draft` is
 * removed.
 */
export function newContentFiles(content: NewContent): NewFile[] {
  const slug = slugOf(content.title.vi);
  const place =
    content.kind === 'post'
      ? {
          vi: 'blog',
          en: 'i18n/en/docusaurus-plugin-content-blog',
          file: `${content.date}-${slug}/index.mdx`,
        }
      : {
          vi: `docs/${content.section}`,
          en: `i18n/en/docusaurus-plugin-content-docs/current/${content.section}`,
          file: `${slug}.mdx`,
        };
  return (['vi', 'en'] as const).map((language) => ({
    path: `${place[language]}/${place.file}`,
    text: text(content, language, slug),
  }));
}
