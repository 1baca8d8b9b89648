import * as z from 'zod';

import {functionOption, validateWith} from '../../settings/options';
import {fields} from '../../settings/schema';
import {PLUGIN_NAME} from './shared/constants';

const options = fields({
  /**
   * The URL of the "Let us know" link below a search without results. `{query}` is replaced with the
   * query. By default, there is no link.
   */
  reportUrl: z.string().optional(),
  /**
   * Returns whether a page is in another language than the site around it. The index leaves such pages
   * out. The source file's path is relative to the site folder. By default, all pages are indexed.
   */
  isUntranslated: functionOption<(sourceFile: string) => boolean>().default(() => () => false),
  /** The path of a component that the results page shows while there are no results. */
  below: z.string().optional(),
  /** Whether the `/` key opens the search. */
  slashKey: z.boolean().default(true),
});

export type SearchOptions = z.output<typeof options>;

export const validateOptions = validateWith(PLUGIN_NAME, options);
