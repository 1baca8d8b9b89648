import type {HtmlTags} from '@docusaurus/types';

import type {Written} from '../content/written';

/** A group of generated files, and the tags that link to them. */
export type Output = {
  /** Tags for the head of every page. */
  readonly headTags?: HtmlTags;
  /**
   * Writes the files after Docusaurus has written the pages.
   *
   * @param outDir output folder of the current language
   * @param written all published posts and guides of that language
   */
  write(outDir: string, written: readonly Written[]): Promise<void>;
};
