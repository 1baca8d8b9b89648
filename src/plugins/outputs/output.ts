import type {HtmlTags} from '@docusaurus/types';

import type {Written} from '../content/written';

/** What machines read of a build: some files, and how pages name them. */
export type Output = {
  /** Tags for the head of every page. */
  readonly headTags?: HtmlTags;
  /**
   * Writes the files once the pages are there.
   *
   * @param outDir folder of the language being built
   * @param written all published posts and guides of that language
   */
  write(outDir: string, written: readonly Written[]): Promise<void>;
};
