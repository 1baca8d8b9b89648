import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Options = {
  /** A CSS selector for the element to check. Default: the whole page. */
  within?: string;
  /** Also runs the rules that WCAG does not require. */
  bestPractice?: boolean;
  /** Also checks code blocks. Off by default, because measuring every word's contrast is slow. */
  code?: boolean;
};

export async function findAxeViolations(
  page: Page,
  {within = 'html', bestPractice = false, code = false}: Options = {},
) {
  // Scroll to the top, because axe reports a link as too small if the fixed navbar covers part of it
  if (within === 'html') await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  const axe = new AxeBuilder({page}).setLegacyMode().include(within);
  // axe cannot check frames from other origins, and Chromium logs a warning when axe tries.
  // `resultTypes` leaves out the rules that passed, which halves the time
  axe.options({iframes: false, resultTypes: ['violations']});
  // Docusaurus' progress bar has an invalid role
  axe.exclude('#nprogress');
  if (!code) axe.exclude('pre code');
  if (!bestPractice) axe.withTags(WCAG_2_2_AA);
  return (await axe.analyze()).violations;
}
