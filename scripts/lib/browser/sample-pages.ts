import {execFileSync} from 'node:child_process';

import type {BuiltPage} from './built-pages';

/** Sorts by date, the newest first. Pages without a date come last, sorted by path. */
function byAge(a: BuiltPage, b: BuiltPage): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path);
}

/**
 * Selects pages to open: every changed page, the newest page of each kind in each language, and
 * then more of each kind, up to the limit.
 *
 * @param limit can be exceeded if there are more changed pages or more kinds
 * @param isChanged whether a source file has changed
 * @returns the selected pages in their original order
 */
export function samplePages(
  pages: readonly BuiltPage[],
  limit: number,
  isChanged: (source: string) => boolean,
): BuiltPage[] {
  if (pages.length <= limit) return [...pages];
  const chosen = new Set(pages.filter(({source}) => source !== undefined && isChanged(source)));
  const groups = new Map<string, BuiltPage[]>();
  for (const page of [...pages].sort(byAge)) {
    const name = `${page.language} ${page.kind}`;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  for (const [newest] of groups.values()) if (newest) chosen.add(newest);
  for (let place = 1; chosen.size < limit; place++) {
    const next = [...groups.values()].flatMap((group) => group[place] ?? []);
    if (next.length === 0) break;
    for (const page of next) if (chosen.size < limit) chosen.add(page);
  }
  return pages.filter((page) => chosen.has(page));
}

function git(siteDir: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // There is no git, no commit, or no history in this clone
    return '';
  }
}

/**
 * Returns the files that differ from the upstream branch (or from the last commit's parent if
 * everything is pushed), and uncommitted files. Paths are relative to the site's folder. The set is
 * empty if git cannot answer.
 */
export function changedFiles(siteDir: string): ReadonlySet<string> {
  const upstream = git(siteDir, 'merge-base', 'HEAD', '@{upstream}').trim();
  const head = git(siteDir, 'rev-parse', 'HEAD').trim();
  const base = upstream && upstream !== head ? upstream : 'HEAD^';
  const lists = [
    git(siteDir, 'diff', '--name-only', '--relative', base, '--'),
    git(siteDir, 'diff', '--name-only', '--relative', 'HEAD', '--'),
    git(siteDir, 'ls-files', '--others', '--exclude-standard'),
  ];
  return new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)));
}
