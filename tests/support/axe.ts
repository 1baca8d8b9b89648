import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The page as it stands now has no accessibility fault that axe knows of. Frames of other hosts are theirs. */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    .withTags(WCAG_2_2_AA)
    .exclude('iframe')
    .analyze();
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' · ')}`),
  ).toEqual([]);
}
