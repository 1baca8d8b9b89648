import fs from 'node:fs';
import {createRequire} from 'node:module';

import {expect, type Frame, type Page} from '@playwright/test';
import type axe from 'axe-core';

/** WCAG 2.2 level A and AA, by axe's tags. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The text of code blocks: there are thousands of words on a long page, and weighing the
 * contrast of each takes four fifths of the time. `src/css/tokens.test.ts` proves
 * each of their colours against each background. `TEST_ALL=1` looks at them too.
 */
const PROVEN_ELSEWHERE = 'pre code';

type Options = {
  /** A selector: only what is inside is looked at. The whole page by default. */
  readonly within?: string;
  /** Also what is no fault by WCAG but held to be good practice. */
  readonly bestPractice?: boolean;
};

const isOfSite = (frame: Frame, page: Page) =>
  frame === page.mainFrame() || /^about:srcdoc|^http:\/\/localhost[:/]/.test(frame.url());

async function faultsOfFrame(frame: Frame, {within, bestPractice}: Options): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return frame.evaluate(
    async ({selector, skipped, tags}) => {
      const {run} = (window as unknown as {axe: typeof axe}).axe;
      const context = {include: [selector ?? 'html'], ...(skipped && {exclude: [skipped]})};
      const {violations} = await run(context, {
        // Each frame is looked at by itself
        iframes: false,
        // What passes is not described, which takes most of the time on long pages
        resultTypes: ['violations'],
        ...(tags && {runOnly: tags}),
      });
      return violations.map(
        ({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 200)).join(' · ')}`,
      );
    },
    {
      selector: within,
      skipped: process.env.TEST_ALL ? undefined : PROVEN_ELSEWHERE,
      tags: bestPractice ? undefined : WCAG_2_2_AA,
    },
  );
}

/** The accessibility faults axe finds on the page as it stands now. Frames of other hosts are theirs. */
export async function accessibilityFaults(page: Page, options: Options = {}): Promise<string[]> {
  // A link half under the fixed bar would count as too small a target
  if (!options.within) await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  const frames = options.within ? [page.mainFrame()] : page.frames();
  const faults = [];
  for (const frame of frames.filter((candidate) => isOfSite(candidate, page))) {
    faults.push(...(await faultsOfFrame(frame, options)));
  }
  return faults;
}

/** The page as it stands now has no accessibility fault that axe knows of. */
export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  expect(await accessibilityFaults(page, options)).toEqual([]);
}
