import fs from 'node:fs';
import {createRequire} from 'node:module';

import type {Frame, Page} from '@playwright/test';
import type axe from 'axe-core';

/** WCAG 2.2 level A and AA, by axe's tags. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** One rule that a page breaks, and where. */
export type AxeFault = {
  /** Name of the rule: `image-alt`. */
  readonly id: string;
  /** The rule in words. */
  readonly help: string;
  readonly elements: readonly {
    /** The element's HTML, cut short. */
    readonly html: string;
    /** What axe found there (for contrast: the colours and their ratio). */
    readonly found: string;
  }[];
};

export type AxeOptions = {
  /** A selector: only what is inside is checked. The whole page by default. */
  readonly within?: string;
  /** Also what is no fault by WCAG but held to be good practice. */
  readonly bestPractice?: boolean;
  /**
   * The words of code blocks whose contrast is measured: one of each colour, or all.
   * A long page has thousands, and measuring them all takes four fifths of the time.
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
        // Each frame is checked by itself
        iframes: false,
        // What passes is not described, which takes most of the time on long pages
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

/** The accessibility faults axe finds on the page as it stands now. Frames of other hosts are theirs. */
export async function findAxeFaults(page: Page, options: AxeOptions = {}): Promise<AxeFault[]> {
  // A link half under the fixed bar would count as too small a target
  if (!options.within) await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  const frames = options.within ? [page.mainFrame()] : page.frames();
  const faults = [];
  for (const frame of frames.filter((candidate) => isOfSite(candidate, page))) {
    faults.push(...(await faultsOfFrame(frame, options)));
  }
  return faults;
}
