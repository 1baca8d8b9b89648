/** Reads the texts that a result shows: the page's title, and heading and text of its best sections. */
import {elementAt} from '../element-at';

import type {RankedPage} from './rank';
import {bestSections} from './rank';
import type {Index} from './open-index';

export type SectionText = {
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
};

export type PageText = {
  readonly url: string;
  readonly title: string;
  readonly sections: readonly SectionText[];
};

/**
 * Fetches the texts of a page's best sections. If the matching sections are not
 * known, it fetches the first section of the page.
 *
 * @throws IndexUnavailable if a file of the index cannot be read
 */
export async function readPage(index: Index, ranked: RankedPage): Promise<PageText> {
  const best = bestSections(ranked);
  const wanted = best.length > 0 ? best : [index.pageOf.indexOf(ranked.page)];
  const read = await Promise.all(
    wanted.map(async (section) => {
      const id = elementAt(index.chunkOf, section);
      const chunk = await index.chunk(id);
      const [heading = '', anchor = '', , text = ''] =
        chunk.sections[section - elementAt(index.chunkStart, id)] ?? [];
      return {chunk, section: {heading: heading || chunk.title, anchor, text}};
    }),
  );
  const {url, title} = elementAt(read, 0).chunk;
  return {url, title, sections: read.map(({section}) => section)};
}
