import fs from 'node:fs';
import {createRequire} from 'node:module';

import type {Frame, Page} from '@playwright/test';
import type axe from 'axe-core';

/** axe's tags for WCAG 2.2 level A and AA. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** One accessibility rule that a page breaks, and the elements that break it. */
export type AxeFault = {
  /** Id of the axe rule, such as `image-alt`. */
  readonly id: string;
  /** axe's description of the rule. */
  readonly help: string;
  readonly elements: readonly {
    /** The element's HTML, truncated. */
    readonly html: string;
    /** axe's message for this element. For contrast it has the colors and their ratio. */
    readonly found: string;
  }[];
};

export type AxeOptions = {
  /** A CSS selector: axe checks only the elements inside. The default is the whole page. */
  readonly within?: string;
  /** Also check axe's best practices, which WCAG does not require. */
  readonly bestPractice?: boolean;
  /**
   * For which words of code blocks axe measures the contrast. A long page has thousands of words,
   * and to measure all of them takes four fifths of the time.
   */
  readonly code?: 'one-of-each-colour' | 'all';
};

function isOfSite(frame: Frame, page: Page): boolean {
  if (frame === page.mainFrame() || frame.url() === 'about:srcdoc') return true;
  return URL.canParse(frame.url()) && new URL(frame.url()).origin === new URL(page.url()).origin;
}

async function faultsOfFrame(
  frame: Frame,
  {within, bestPractice = false, code = 'one-of-each-colour'}: AxeOptions,
): Promise<AxeFault[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return frame.evaluate(
    async ({selector, isSampled, tags}) => {
      const {run} = (window as unknown as {axe: typeof axe}).axe;
      const options = {
        // `findAxeFaults` calls this function for each frame
        iframes: false,
        // Details of passed rules take most of the time on long pages
        resultTypes: ['violations' as const],
      };
      const include = selector ?? 'html';
      const {violations} = await run(
        {include: [include], ...(isSampled && {exclude: ['pre code']})},
        {...options, ...(tags && {runOnly: tags})},
      );
      const samples = new Map<string, Element>();
      if (isSampled) {
        for (const word of document.querySelectorAll(`${include} pre code span`)) {
          const {color, backgroundColor, fontWeight, opacity} = getComputedStyle(word);
          const isShown = word.checkVisibility() && word.childElementCount === 0;
          const look = [color, backgroundColor, fontWeight, opacity].join();
          if (isShown && word.textContent.trim() && !samples.has(look)) samples.set(look, word);
        }
      }
      if (samples.size > 0) {
        const contrast = await run([...samples.values()] as unknown as axe.ElementContext, {
          ...options,
          runOnly: {type: 'rule', values: ['color-contrast']},
        });
        violations.push(...contrast.violations);
      }
      return violations.map(({id, help, nodes}) => ({
        id,
        help,
        elements: nodes.map(({html, any, all, none}) => ({
          html: html.slice(0, 200),
          found: [...any, ...all, ...none].map(({message}) => message).join('; '),
        })),
      }));
    },
    {
      selector: within,
      isSampled: code !== 'all',
      tags: bestPractice ? undefined : WCAG_2_2_AA,
    },
  );
}

/**
 * Runs axe on the page in its current state and returns the faults. Frames of other hosts are
 * skipped.
 */
export async function findAxeFaults(page: Page, options: AxeOptions = {}): Promise<AxeFault[]> {
  // axe reports a link that the fixed navigation bar half covers as too small a target
  if (!options.within) await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  const frames = options.within ? [page.mainFrame()] : page.frames();
  const faults = [];
  for (const frame of frames.filter((candidate) => isOfSite(candidate, page))) {
    faults.push(...(await faultsOfFrame(frame, options)));
  }
  return faults;
}
