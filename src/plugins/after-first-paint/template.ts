import type {HtmlTagObject} from '@docusaurus/types';

/**
 * What a page's head gets only once the first paint is done, so that it takes
 * nothing from the style sheet and the faces which that paint waits for.
 *
 * @param html elements of the head; scripts run when they are put there
 * @returns a tag for `headTags` of a plugin's `injectHtmlTags`
 */
export const afterFirstPaint = (html: string): HtmlTagObject => ({
  tagName: 'template',
  attributes: {'data-after-first-paint': true},
  innerHTML: html,
});
