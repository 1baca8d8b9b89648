import os from 'node:os';

import {listPages} from '../browser/built-pages';
import type {PageFault} from '../browser/check-page';
import {checkPages, type CheckedPage} from '../browser/check-pages';
import {changedFiles, samplePages} from '../browser/sample-pages';
import type {Count, Report} from '../checks';
import {describeChromium, ensureChromium} from '../chromium';
import {assertBuilt, BUILD_DIR, readAddress} from './site';

/** The check opens every page of a site up to this size, and a sample of a larger site. */
export const SAMPLE_SIZE = 60;

/** A fault on more pages than this probably comes from the layout, so it is reported once. */
const FEW_PAGES = 3;

/** Groups the faults by text, each with its pages, in the order of discovery. */
function groupFaults(checked: readonly CheckedPage[]) {
  const groups = new Map<string, {fault: PageFault; pages: string[]}>();
  for (const {page, faults} of checked) {
    const name = `/${page.path}${page.source ? ` (${page.source})` : ''}`;
    for (const fault of faults) {
      const group = groups.get(fault.found) ?? {fault, pages: []};
      if (!group.pages.includes(name)) group.pages.push(name);
      groups.set(fault.found, group);
    }
  }
  return [...groups.values()];
}

/** Formats the faults as lines: each page, what was found on it, and what to do. */
export function describeFaults(checked: readonly CheckedPage[]): string[] {
  const groups = groupFaults(checked);
  const everywhere = groups.filter(({pages}) => pages.length > FEW_PAGES);
  const byPage = new Map<string, PageFault[]>();
  for (const {fault, pages} of groups) {
    if (pages.length > FEW_PAGES) continue;
    for (const page of pages) byPage.set(page, [...(byPage.get(page) ?? []), fault]);
  }
  const linesOf = (faults: readonly PageFault[]) =>
    faults.flatMap(({found, remedy}) => [`    ${found}`, `      → ${remedy}`]);
  return [
    ...everywhere.flatMap(({fault, pages}) => [
      `  ${pages.length} pages: ${pages.slice(0, FEW_PAGES).join(', ')} and ${pages.length - FEW_PAGES} more`,
      ...linesOf([fault]),
    ]),
    ...[...byPage].flatMap(([page, faults]) => [`  ${page}`, ...linesOf(faults)]),
  ];
}

/**
 * Opens the pages of the built site in a browser and reports their faults.
 *
 * @param isThorough open every page, not a sample
 * @throws if there is no build or no browser
 */
export async function checkInBrowser(
  siteDir: string,
  isThorough: boolean,
  {line}: Report,
): Promise<Count> {
  const site = await readAddress(siteDir);
  assertBuilt(siteDir, site);
  const executablePath = await ensureChromium();
  const all = listPages(BUILD_DIR, siteDir);
  if (all.length === 0) throw new Error(`There is no page in "${BUILD_DIR}".`);
  const changed = changedFiles(siteDir);
  const pages = isThorough ? all : samplePages(all, SAMPLE_SIZE, (source) => changed.has(source));
  const checked = await checkPages({
    dir: BUILD_DIR,
    ...site,
    pages,
    executablePath,
    tabs: Math.min(4, Math.max(2, os.availableParallelism())),
  });
  for (const text of describeFaults(checked)) line(text);
  const failed = checked.filter(({faults}) => faults.length > 0).length;
  const rest =
    pages.length < all.length
      ? `${pages.length} of ${all.length} pages opened: those that changed last and some of each kind; --all opens all.`
      : `All ${all.length} pages opened.`;
  line(`  ${rest} ${describeChromium(executablePath)}`);
  return {passed: checked.length - failed, failed};
}
