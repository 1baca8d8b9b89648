import path from 'node:path';

import type {ParseFrontMatter, Config} from '@docusaurus/types';
import {
  createMatcher,
  escapeMarkdownHeadingIds,
  GlobExcludeDefault,
  parseMarkdownContentTitle,
} from '@docusaurus/utils';

import {languageName} from './content-languages';
import {defaultLocale, locales, textIn, type Locale, type Localized} from '../settings/locales';
import {contentFileAt, originalOf, openContent, type ContentFile} from './content-files';
import {firstPhotoIn, withServedImage} from './cover-images';
import {withoutFrontMatter, writtenFields, type Fields} from './yaml-and-front-matter';
import {hasTones} from '../utils/tune/notes';
import {languagesOf, newerOriginal, RECORD_FIELD} from './translation-state';
import {isSet, postDate, withWrittenDays, buildTime, showsDrafts} from './publishing';
import {slugOf} from '../utils/slug';
import {dataFile} from './authors-and-tags';
import {nodesOf, textOf, type Node} from './markdown-tree';
import {formatOf, openMarkdown} from './parser';
import {addWikilinks} from './wikilinks';
import {withoutControlCharacters} from '../utils/escape';

const languageMarks: Localized<(language: string) => string> = {
  vi: (language) => `bản ${language}`,
  en: (language) => `written in ${language}`,
};

type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** Returns the title that Docusaurus would show for a file. */
export function titleOf(
  {sidebar_label: label, title}: Record<string, unknown>,
  content: string,
  file: string,
): string {
  const {dir, name} = path.parse(file);
  const fallback = /^(index|readme)$/i.test(name) ? path.basename(dir) : name;
  return String(label ?? title ?? parseMarkdownContentTitle(content).contentTitle ?? fallback);
}

/** Returns the title of a translation's original, or `undefined` for a file in the default language. */
function originalTitle(siteDir: string, {file}: ContentFile): string | undefined {
  const original = originalOf(file);
  const source = file === original ? undefined : openContent(siteDir).read(original);
  if (!source) return undefined;
  return titleOf({title: source.values.title}, withoutFrontMatter(source.text), original);
}

/**
 * Adds `languages` to the front matter of posts and guides that do not exist in all languages. If the
 * original has changed since it was translated, adds the original's language as `newerIn`. Docusaurus
 * shows an untranslated file in all languages, so its sidebar label names the language. If only the original's
 * title is Vietnamese, adds it as `tune` for the cover.
 */
function addLanguages(
  parsed: Parsed,
  source: ContentFile,
  locale: Locale,
  siteDir: string,
): Parsed {
  const {file, kind} = source;
  const {[RECORD_FIELD]: record, ...frontMatter} = parsed.frontMatter;
  const newerIn = newerOriginal(siteDir, source, record);
  if (newerIn) frontMatter.newerIn = newerIn;
  const {title} = frontMatter;
  if (!hasTones(titleOf({title}, parsed.content, file))) {
    frontMatter.tune = originalTitle(siteDir, source);
  }
  const languages = languagesOf(siteDir, file);
  if (kind !== 'page' && languages.length < locales.length) {
    const [written = defaultLocale] = languages;
    const mark = textIn(languageMarks, locale)(languageName(written, locale));
    frontMatter.languages = languages;
    if (!languages.includes(locale)) {
      frontMatter.sidebar_label = `${titleOf(frontMatter, parsed.content, file)} (${mark})`;
    }
  }
  return {...parsed, frontMatter};
}

const publicationMarks: Localized<{draft: string; scheduled: string}> = {
  vi: {draft: 'bản nháp', scheduled: 'đã lên lịch'},
  en: {draft: 'draft', scheduled: 'scheduled'},
};

/**
 * Marks drafts and scheduled posts in their titles. Only `npm start` and previews show such content.
 *
 * Removes the `draft` field, because Docusaurus does not build drafts.
 *
 * @param now the build time in milliseconds since 1970
 */
function markUnpublished(
  {frontMatter, content}: Parsed,
  {kind, key, file}: ContentFile,
  locale: Locale,
  now: number,
): Parsed {
  const {draft, sidebar_label: label, ...others} = frontMatter;
  const isDraft = isSet(draft);
  const date = kind === 'post' ? postDate(frontMatter, key) : undefined;
  const isScheduled = Number(frontMatter.dueAt ?? date?.getTime()) > now;
  if (!isDraft && !isScheduled) return {frontMatter, content};
  const mark = textIn(publicationMarks, locale)[isDraft ? 'draft' : 'scheduled'];
  return {
    content,
    frontMatter: {
      ...others,
      title: `${titleOf({title: others.title}, content, file)} (${mark})`,
      ...(label !== undefined && {sidebar_label: `${String(label)} (${mark})`}),
    },
  };
}

/**
 * Sets a URL without diacritics for each tag that is not in `tags.yml`. Docusaurus would remove only
 * some of the diacritics: `Đời sống` would become `dời-sống`. A tag that is missing only in the
 * translated `tags.yml` gets the label and the URL that it has in the default language.
 *
 * @param list the kind of the content, and the language of the site
 */
export function withTagSlugs<T extends Fields>(
  values: T,
  siteDir: string,
  list: Pick<ContentFile, 'kind' | 'locale'>,
): T {
  const {tags} = values;
  if (list.kind === 'page' || !Array.isArray(tags)) return values;
  if (!tags.some((tag) => typeof tag === 'string')) return values;
  const {keys = [], entries = {}} = dataFile(siteDir, list, 'tags.yml');
  const withSlug = (tag: unknown) => {
    if (typeof tag !== 'string' || keys.includes(tag)) return tag;
    const {label = tag, permalink = `/${slugOf(tag)}`} = (entries[tag] ?? {}) as Fields;
    return {label, permalink};
  };
  return {...values, tags: tags.map(withSlug)};
}

/** Roughly how many characters search engines show. */
const LONGEST = 160;

/** Cuts a string after a whole sentence, or after a whole word if the first sentence is too long. */
function wholeSentences(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentences = new Intl.Segmenter('vi', {granularity: 'sentence'}).segment(text);
  const whole = text.slice(0, sentences.containing(LONGEST)?.index).trimEnd();
  return whole || `${text.slice(0, LONGEST).replace(/ \S*$/, '')}…`;
}

const isWords = (node: Node) =>
  node.type === 'paragraph' &&
  [...nodesOf(node)].some(({type, value}) => /^(text|inlineCode)$/.test(type) && value?.trim());

function firstParagraph(tree: Node): string {
  const paragraph = tree.children?.find(isWords);
  if (!paragraph) return '';
  const leaves = [...nodesOf(paragraph)].filter(({children = []}) => children.length === 0);
  const text = leaves.map((leaf) => (leaf.name === 'br' ? ' ' : textOf(leaf))).join('');
  return text.replace(/\s+/g, ' ').trim();
}

/** The description of each text. Finding one is slow, and `npm start` reads all posts after each save. */
const descriptions = new Map<string, string | undefined>();

/**
 * Returns the first paragraph as plain text. Paragraphs inside other blocks, such as admonitions, do
 * not count. Returns `undefined` if there is no paragraph, or if the file has a syntax error before it.
 */
export async function describe(file: string, text: string, values: Fields) {
  if (descriptions.has(text)) return descriptions.get(text);
  const parse = await openMarkdown();
  const paragraphOf = (part: string) => {
    // Plain `{#id}` would be an invalid expression, and `:::note Title` would be a paragraph
    const source = escapeMarkdownHeadingIds(part).replace(/^( *:{3,}\w+) +\w.*$/gm, '$1');
    try {
      const tree = parse(source, formatOf(file, values));
      addWikilinks(tree, source);
      return firstParagraph(tree);
    } catch {
      return '';
    }
  };
  // Parse only the beginning first, because parsing all posts takes a tenth of the build time
  const paragraph = paragraphOf(/^[^]{200}[^]*?\n\s*\n/.exec(text)?.[0] ?? text);
  // The rest may close a tag, or define the URL of a [reference]
  const isSure = paragraph !== '' && !paragraph.includes('[');
  const description = wholeSentences(isSure ? paragraph : paragraphOf(text)) || undefined;
  descriptions.set(text, description);
  return description;
}

/** A table of contents with fewer headings would tell readers little. */
const FEWEST_HEADINGS = 3;

/** An imported Markdown file may also have headings. */
const IMPORTED = /^import\s[^;]*\.mdx?['"]/m;

/** Counts the lines that make headings (`##` before the text, `---` below it), because parsing is slow. */
const hasFewHeadings = (text: string) =>
  !IMPORTED.test(text) &&
  (text.match(/^[ \t>]*(?:#{2,6}\s|-+[ \t]*$)/gm) ?? []).length < FEWEST_HEADINGS;

const labels = {
  /** The hidden heading above the footnotes. */
  footnotes: {vi: 'Chú thích', en: 'Footnotes'},
  footnoteBack: {vi: 'Quay lại chỗ đang đọc', en: 'Back to reference'},
} satisfies Record<string, Localized>;

/** Other files import partials, such as `_part.mdx`. Docusaurus warns about front matter in them. */
const isPartial = createMatcher(GlobExcludeDefault);

/**
 * Returns Docusaurus' option `markdown`. Each time Docusaurus reads a post, guide or page, the option adds
 * values to its front matter: the languages, a missing description, a missing image (a post's first large
 * photo), the title for the cover, and URLs for tags that are not in `tags.yml`. It also marks drafts.
 */
export function markdownOptions(locale: Locale, siteDir: string) {
  const now = showsDrafts() ? buildTime() : undefined;
  return {
    // `detect` treats `.md` files as CommonMark and `.mdx` files as MDX
    format: 'detect',
    async parseFrontMatter({defaultParseFrontMatter: read, ...params}) {
      const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
      const content = withoutControlCharacters(params.fileContent);
      const {frontMatter, ...rest} = await read({...params, fileContent: content});
      const days = withWrittenDays(frontMatter, writtenFields(content));
      const source = isPartial(file) ? undefined : contentFileAt(file);
      if (!source) return {...rest, frontMatter: withServedImage(days, siteDir, {file})};
      const tagged = withTagSlugs(days, siteDir, {kind: source.kind, locale});
      if (source.kind === 'post') {
        const image = await firstPhotoIn(siteDir, source, rest.content);
        if (image && tagged.image === undefined)
          Object.assign(tagged, {image, isImageInText: true});
        if (hasFewHeadings(rest.content)) tagged.hide_table_of_contents ??= true;
      }
      const values = withServedImage(tagged, siteDir, source);
      values.description ??= await describe(file, rest.content, values);
      const parsed = addLanguages({...rest, frontMatter: values}, source, locale, siteDir);
      return now === undefined ? parsed : markUnpublished(parsed, source, locale, now);
    },
    preprocessor: ({fileContent}) => withoutControlCharacters(fileContent),
    // Content from other sites may contain <!-- comments -->, {#ids} after headings, and :::note Titles
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {
      onBrokenMarkdownImages: process.env.NODE_ENV === 'production' ? 'throw' : 'warn',
    },
    remarkRehypeOptions: {
      footnoteLabel: textIn(labels.footnotes, locale),
      footnoteBackLabel: (index: number, repeated: number) =>
        `${textIn(labels.footnoteBack, locale)} ${index + 1}${repeated > 1 ? `-${repeated}` : ''}`,
    },
  } satisfies Config['markdown'];
}
