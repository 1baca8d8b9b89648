import type {HtmlTagObject} from '@docusaurus/types';

import {startsOnIntent} from '../starts-on-intent';

/**
 * `paint`: the page has been painted. `intent`: the reader does something with it,
 * and its application starts.
 */
export type Moment = 'paint' | 'intent';

/**
 * What a page's head gets only later, so that it takes nothing from the style
 * sheet and the fonts which the first paint waits for.
 *
 * @param html elements of the head; scripts run when they are put there
 * @returns a tag for `headTags` of a plugin's `injectHtmlTags`
 */
export const after = (moment: Moment, html: string): HtmlTagObject => ({
  tagName: 'template',
  // Where the application does not wait for the reader, nothing tells of one
  attributes: {'data-after': startsOnIntent() ? moment : 'paint'},
  innerHTML: html,
});
