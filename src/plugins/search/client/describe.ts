/** Reads what is shown of a page: its title, and headings and text of its best sections. */
import {at} from '../at';

import type {RankedPage} from './rank';
import {bestSections} from './rank';
import type {Index} from './store';

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

/** Fetches the texts of a page's best sections; of the page's top if it is not known which are. */
export async function readPage(index: Index, ranked: RankedPage): Promise<PageText> {
  const best = bestSections(ranked);
  const wanted = best.length > 0 ? best : [index.pageOf.indexOf(ranked.page)];
  const read = await Promise.all(
    wanted.map(async (section) => {
      const id = at(index.chunkOf, section);
      const chunk = await index.chunk(id);
      const [heading = '', anchor = '', , text = ''] =
        chunk.sections[section - at(index.chunkStart, id)] ?? [];
      return {chunk, section: {heading: heading || chunk.title, anchor, text}};
    }),
  );
  const {url, title} = at(read, 0).chunk;
  return {url, title, sections: read.map(({section}) => section)};
}
