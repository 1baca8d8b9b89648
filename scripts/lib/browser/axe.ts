import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** axe's tags for WCAG 2.2 level A and AA. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Options = {
  /** A CSS selector: axe checks only the elements inside. The default is the whole page. */
  within?: string;
  /** Also check axe's best practices, which WCAG does not require. */
  bestPractice?: boolean;
  /** Also check code blocks: the contrast of thousands of words takes four fifths of the time. */
  code?: boolean;
};

/** Runs axe on the page in its current state and returns the broken rules. */
export async function findAxeViolations(
  page: Page,
  {within = 'html', bestPractice = false, code = false}: Options = {},
) {
  // axe reports a link that the fixed navigation bar half covers as too small a target
  if (within === 'html') await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  const axe = new AxeBuilder({page}).setLegacyMode().include(within);
  // axe cannot check frames of another origin, and Chromium warns when it tries. A list of the rules
  // that pass would double the time
  axe.options({iframes: false, resultTypes: ['violations']});
  // Docusaurus' progress bar has an invalid role until it fades out
  axe.exclude('#nprogress');
  if (!code) axe.exclude('pre code');
  if (!bestPractice) axe.withTags(WCAG_2_2_AA);
  return (await axe.analyze()).violations;
}
