import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The tags that axe gives to the rules of WCAG 2.2, levels A and AA. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Options = {
  /** A CSS selector: axe only checks this element and its descendants. Default: the whole page. */
  within?: string;
  /** Also checks the rules that axe calls best practices, which WCAG does not require. */
  bestPractice?: boolean;
  /** Also checks code blocks. This is slow, because axe measures the contrast of each word. */
  code?: boolean;
};

/** Runs axe on the page in its current state and returns the broken rules. */
export async function findAxeViolations(
  page: Page,
  {within = 'html', bestPractice = false, code = false}: Options = {},
) {
  // Scroll to the top, because axe reports a small target if the fixed bar covers half of a link
  if (within === 'html') await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  const axe = new AxeBuilder({page}).setLegacyMode().include(within);
  // axe cannot check frames of other origins, and Chromium prints a warning if it tries. Without
  // `resultTypes`, axe also lists the rules that pass, which takes twice the time
  axe.options({iframes: false, resultTypes: ['violations']});
  // The progress bar of Docusaurus has an invalid role
  axe.exclude('#nprogress');
  if (!code) axe.exclude('pre code');
  if (!bestPractice) axe.withTags(WCAG_2_2_AA);
  return (await axe.analyze()).violations;
}
