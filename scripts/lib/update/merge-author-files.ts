import fs from 'node:fs';
import path from 'node:path';

import {isOnlyAuthors, ownerOf} from '../ownership';
import type {Git} from '../../../src/lib/git';
import {mergeJson} from './merge-json';

/** Files that git merges: the engine's code, and two settings files that are code. */
const isCode = (file: string): boolean =>
  ownerOf(file) === 'engine' || /^(docusaurus\.config|sidebars)\.ts$/.test(file);

/** The route of a page, in any language: `privacy` for `src/pages/privacy/index.tsx`. */
const routeOf = (file: string): string | undefined =>
  /^(?:src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages)\/(.+?)(?:\/index)?\.(?:md|ts|js)x?$/.exec(
    file,
  )?.[1];

/** Files that are not the engine's code, by path, as `mode id`. */
function filesOf(git: Git, commit: string): Map<string, string> {
  const entries = git.run(['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean);
  const files = entries.map((entry) => {
    const [, mode = '', id = '', file = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(entry) ?? [];
    return [file, `${mode} ${id}`] as const;
  });
  return new Map(files.filter(([file]) => !isCode(file)));
}

/**
 * Merges the files that are not the engine's code: content stays the author's; settings, strings and
 * packages are merged, and where both sides changed the same, the author's lines stay.
 *
 * @returns one commit with all changes of an update except merges of code; the files in which the
 *   author's lines stay; and upstream's new content, which is not added
 */
export function mergeAuthorFiles(git: Git, base: string, upstream: string, scratch: string) {
  const unchanged: string[] = [];
  const left: string[] = [];
  const [b, o, t] = [filesOf(git, base), filesOf(git, 'HEAD'), filesOf(git, upstream)];
  const files = [...new Map([...b, ...o, ...t]).keys()];

  /** Routes of pages that upstream moved to another file, and that the author did not change. */
  const replaced = new Set(
    [...b]
      .filter(([file, entry]) => o.get(file) === entry && !t.has(file))
      .map(([file]) => routeOf(file)),
  );
  replaced.delete(undefined);

  function mergeFile(file: string, versions: string[]): string | undefined {
    const [base = '', ours = '', theirs = ''] = versions.map((text, index) => {
      const name = path.join(scratch, String(index));
      fs.writeFileSync(name, text);
      return name;
    });
    const merge = (...how: string[]) => git.try(['merge-file', '-p', ...how, ours, base, theirs]);
    const clean = merge();
    if (clean === undefined) unchanged.push(file);
    // Lists of words get the lines of both sides
    return clean ?? merge(file.endsWith('.txt') ? '--union' : '--ours');
  }

  function merged(file: string, entries: (string | undefined)[], own: string): string {
    const versions = entries.map((entry) =>
      entry ? git.run(['cat-file', 'blob', entry.slice(7)]) : '',
    );
    const json = file.endsWith('.json') ? mergeJson(versions) : undefined;
    unchanged.push(...(json?.both.map((key) => `${file}: ${key}`) ?? []));
    const text = json?.text ?? mergeFile(file, versions);
    if (text === undefined) return own;
    return `${own.slice(0, 6)} ${git.run(['hash-object', '-w', '--stdin'], {input: `${text}\n`})}`;
  }

  function mergeOne(file: string, b?: string, o?: string, t?: string): string | undefined {
    if (isOnlyAuthors(file) && !b && !o) {
      if (replaced.has(routeOf(file))) return t;
      left.push(file);
    }
    if (isOnlyAuthors(file) || o === t || t === b) return o;
    // Takes upstream's package-lock.json; `npm install` adds the author's packages to it
    if (o === b || file === 'package-lock.json') return t;
    // What the author deleted stays deleted; what the author changed stays
    return o && t ? merged(file, [b, o, t], o) : o;
  }

  /** Stores a copy of a commit in which `version` chooses each file that is not code. */
  function commit(from: string, version: typeof mergeOne, parents: string[]): string {
    // The repository's own index does not change
    const env = {GIT_INDEX_FILE: path.join(scratch, 'index')};
    const entries = files.map((file) => {
      const entry = version(file, b.get(file), o.get(file), t.get(file));
      return `${entry ?? `0 ${'0'.repeat(40)}`}\t${file}\0`;
    });
    git.run(['read-tree', from], {env});
    git.run(['update-index', '-z', '--index-info'], {env, input: entries.join('')});
    return git.run(['commit-tree', git.run(['write-tree'], {env}), ...parents, '-m', 'engine']);
  }

  const before = commit(base, (_file, _base, ours) => ours, []);
  return {changes: commit(upstream, mergeOne, ['-p', before]), unchanged, left};
}
