/** Converts the records of the embedded index to the format of Algolia. */
import type {PageRecord} from './types';

/** One Algolia record, in the format that DocSearch expects. */
export type AlgoliaRecord = {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
  /** Contextual search filters by this field and by `docusaurus_tag`. */
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly weight: {readonly level: number; readonly position: number};
};

/** In characters. Algolia's free plans refuse records larger than 10 kB. */
const MAX_CONTENT = 6_000;

/** Splits a text at spaces into parts of at most {@link MAX_CONTENT} characters. */
function* slices(text: string): Generator<string> {
  let rest = text;
  while (rest.length > MAX_CONTENT) {
    const space = rest.lastIndexOf(' ', MAX_CONTENT);
    const cut = space > 0 ? space : MAX_CONTENT;
    yield rest.slice(0, cut);
    rest = rest.slice(cut).trimStart();
  }
  yield rest;
}

/**
 * Creates one record for each section. A long section gets several records.
 *
 * @param language locale of the pages
 * @param siteUrl origin of the published site, without a trailing slash
 */
export function toAlgoliaRecords(
  pages: readonly PageRecord[],
  language: string,
  siteUrl: string,
): AlgoliaRecord[] {
  return pages.flatMap(({url, title, tag, sections}) => {
    const above: (string | null)[] = [];
    return sections.flatMap(({heading, anchor, level, text, code}, position) => {
      above[level] = level === 1 ? title : heading;
      above.length = level + 1;
      const headingAt = (each: number) => above[each] ?? null;
      const pageUrl = siteUrl + url;
      const content = `${text} ${code}`.trim();
      return [...slices(content)].map((slice, part): AlgoliaRecord => ({
        objectID: [language, url, anchor, part].join('#'),
        url: anchor === '' ? pageUrl : `${pageUrl}#${anchor}`,
        url_without_anchor: pageUrl,
        anchor: anchor === '' ? null : anchor,
        // For `lvl1` the modal shows heading and text; for the other levels, the heading only.
        type: part > 0 ? 'content' : level === 1 ? 'lvl1' : (`lvl${level}` as 'lvl2'),
        content: slice === '' ? null : slice,
        hierarchy: {
          lvl0: title,
          lvl1: headingAt(1),
          lvl2: headingAt(2),
          lvl3: headingAt(3),
          lvl4: headingAt(4),
          lvl5: headingAt(5),
          lvl6: headingAt(6),
        },
        language,
        docusaurus_tag: tag,
        weight: {level: 10 - level, position},
      }));
    });
  });
}

/** Algolia index settings: search, filters and ranking. */
export const ALGOLIA_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:28'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  queryLanguages: ['vi', 'en'],
  removeWordsIfNoResults: 'allOptional',
} as const;
