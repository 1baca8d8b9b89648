import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {globSync} from 'tinyglobby';

import {loadEnvironmentFile, readEnvironment} from '../../../settings/environment';
import {launchChromium} from '../install-chromium';
import {startStaticServer} from '../static-server';
import {BUILD_DIR} from '../terminal';
import {checkPage, type Severity} from './page';

type BuiltPage = {
  /** The path relative to the site's base URL; `''` is the home page. */
  path: string;
  /** Pages of the same kind share a component and a language. */
  kind: string;
  /** When the page was last updated, or else published, in ISO 8601; `''` if unknown. */
  date: string;
};

function readPage(dir: string, file: string): BuiltPage | undefined {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  // The minifier removes quotes, so the patterns must not require them
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const root = find(/<html([^<>]*)>/);
  // Redirect pages and files from `static` do not have this attribute
  if (!root.includes('data-has-hydrated')) return undefined;
  const page = file.replace(/(^|\/)index\.html$/, '$1').replace(/(?<!(^|\/)404)\.html$/, '');
  const component = /(?<![\w-])(blog|docs)(-\w+)*-page\b/.exec(root)?.[0] ?? page;
  return {
    path: page,
    kind: `${find(/<html[^<>]* lang="?([\w-]+)/)} ${component}`,
    date:
      /datetime="?([^"\s>]*)/.exec(find(/<time ([^<>]*)dateModified/))?.[1] ??
      find(/<meta [^<>]*article:published_time"? content="?([^"\s>]*)/),
  };
}

/**
 * Lists the pages of a built site in all languages, including pages that are not in a sitemap.
 *
 * @param dir the build folder
 */
export const listPages = (dir: string): BuiltPage[] =>
  globSync('**/*.html', {cwd: dir})
    .sort()
    .flatMap((file) => readPage(dir, file) ?? []);

/** If a site has more pages than this, only a sample of at least this many is opened. */
export const SAMPLE_SIZE = 30;
/** Selects the newest page of each kind, then fills up to the limit with the newest of the other pages. */
export function samplePages(pages: readonly BuiltPage[], limit = SAMPLE_SIZE): BuiltPage[] {
  const newest = [...pages].sort((a, b) => b.date.localeCompare(a.date));
  const kinds = new Map([...newest].reverse().map((page) => [page.kind, page]));
  return [...new Set([...kinds.values(), ...newest])].slice(0, Math.max(limit, kinds.size));
}

export const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** How many pages are open at the same time. */
const TABS = 2;
const LIMIT_MS = 60_000;
const RETRY = "fix this page's other problems first. If there are none, run the check again";

type Found = {readonly name: string; readonly problem: string};

/** Opens pages of the built site. Returns lists of their errors and warnings with advice. */
export async function openPages(pages: readonly BuiltPage[], siteDir: string) {
  // An error in the settings must not stop the other steps of the check
  const {allowedHosts, site} = await import('../../../../../src/config');
  const {url, baseUrl} = readEnvironment(loadEnvironmentFile(siteDir), site);
  const browser = await launchChromium([NO_OTHER_HOST]);
  const server = await startStaticServer({dir: BUILD_DIR, baseUrl});
  const siteUrls = [server.url, url + baseUrl];
  const allowed = {siteUrls, hosts: Object.values(allowedHosts).flat()};
  // Turn off animations, because axe would otherwise measure colors that are still changing
  const context = await browser.newContext({reducedMotion: 'reduce', colorScheme: 'light'});
  const found: Record<Severity, Found[]> = {error: [], warning: []};

  async function open({path}: BuiltPage): Promise<void> {
    const name = `/${path}`;
    const page = await context.newPage();
    const check = checkPage(
      page,
      new URL(encodeURI(path), server.url).href,
      allowed,
      (problem, severity) => found[severity].push({name, problem}),
    );
    const limit = wait(LIMIT_MS, `The page took longer than ${LIMIT_MS / 1000} s.`, {ref: false});
    const late = await Promise.race([check, limit]).catch((error: Error) => error.message);
    if (late) found.error.push({name, problem: `${late.split('\n')[0]}\n      → ${RETRY}`});
    await page.close();
  }

  // The tabs take their pages from the same queue
  const queue = pages.values();
  const openInTab = async () => {
    for (const page of queue) await open(page);
  };
  await Promise.all(Array.from({length: TABS}, openInTab)).finally(() => browser.close());
  await server.close();
  return {errors: describeProblems(found.error), warnings: describeProblems(found.warning)};
}

/** Lists each problem once, with the pages that have it. */
export function describeProblems(found: readonly Found[]): string {
  const pages = new Map<string, Set<string>>();
  for (const {name, problem} of found)
    pages.set(problem, (pages.get(problem) ?? new Set()).add(name));
  return [...pages]
    .map(([problem, [first, ...others]]) => {
      const shown = others.slice(0, 4).join(', ');
      const more = others.length > 4 ? ` and ${others.length - 4} more` : '';
      return `  ${first}: ${problem}${shown && `\n      also on ${shown}${more}`}`;
    })
    .join('\n');
}
