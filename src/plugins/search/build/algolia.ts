import {algoliasearch} from 'algoliasearch';

import {locales} from '../../../lib/locales';
import {escapeHtml} from '../../../lib/escape';
import type {Page} from '../shared/page';

/** The maximum number of characters in a record. Algolia's free plans reject records over 10 kB. */
const MAX_CONTENT = 4_000;

type Indexed = Pick<Page, 'url' | 'title' | 'tag' | 'sections'>;

function slices(text: string): string[] {
  if (text.length <= MAX_CONTENT) return [text];
  const space = text.lastIndexOf(' ', MAX_CONTENT);
  const cut = space > 0 ? space : MAX_CONTENT;
  return [text.slice(0, cut), ...slices(text.slice(cut).trimStart())];
}

/**
 * Returns the records that DocSearch expects: one for each section, or several for a long section. Their
 * strings are escaped, because Docusaurus' results page inserts them as HTML.
 *
 * @param siteUrl the published site's origin
 */
export function toRecords(pages: Indexed[], language: string, siteUrl: string) {
  return pages.flatMap(({url, title, tag, sections}) => {
    let above: (string | null)[] = [];
    return sections.flatMap(({heading, anchor, level, text, code}, position) => {
      above = [
        ...above.slice(0, level),
        ...Array<null>(Math.max(0, level - above.length)).fill(null),
      ];
      above[level] = escapeHtml(level === 1 ? title : heading);
      const headings = [1, 2, 3, 4, 5, 6].map((each) => [`lvl${each}`, above[each] ?? null]);
      const page = new URL(url, siteUrl).href;
      return slices(`${text} ${code}`.trim()).map((slice, part) => ({
        objectID: [language, url, anchor, part].join('#'),
        url: anchor === '' ? page : `${page}#${anchor}`,
        url_without_anchor: page,
        anchor: anchor || null,
        // DocSearch shows text only for the types `lvl1` and `content`. Other records show their heading
        type: part > 0 ? 'content' : `lvl${level}`,
        content: escapeHtml(slice) || null,
        hierarchy: {lvl0: escapeHtml(title), ...Object.fromEntries(headings)},
        // Contextual search filters by these two fields
        language,
        docusaurus_tag: tag,
        weight: {level: 10 - level, position},
      }));
    });
  });
}

const INDEX_SETTINGS = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:28'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  queryLanguages: [...locales] as never[],
  removeWordsIfNoResults: 'allOptional' as const,
};

/**
 * Replaces all records in an index. If the upload fails, the old records stay.
 *
 * @throws if Algolia rejects a request
 */
export async function pushRecords(
  {appId, adminKey, indexName}: {appId: string; adminKey: string; indexName: string},
  records: ReturnType<typeof toRecords>,
  options?: Parameters<typeof algoliasearch>[2],
): Promise<void> {
  const client = algoliasearch(appId, adminKey, options);
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records});
}
