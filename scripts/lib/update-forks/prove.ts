/** What must hold after an update. It is computed from the commits, without the code that settles them. */
import fs from 'node:fs';
import path from 'node:path';

import {ownerOf} from '../ownership';
import {isSampleFile} from '../setup/samples';
import {openGit} from '../update/git';
import {gitIn, type Fork} from './make';

/** Texts, data and pictures: no update changes them, except what a migration says. */
const isOwn = (file: string): boolean =>
  ownerOf(file) === 'author' &&
  !/^src\/(config|css)\/|^src\/pages\/.*\.(tsx?|css)$|\.json$/.test(file);

type Packages = {
  readonly name?: string;
  readonly scripts?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
};

/** Returns what does not hold. The list is empty if the update is right. */
export function faultsOf(fork: Fork, before: string, upstream: string): string[] {
  const {dir, edited, marks, packages} = fork;
  const {files} = openGit(dir);
  const [old, now, theirs] = [files(before), files('HEAD'), files(upstream)];
  const faults: string[] = [];
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const show = (commit: string, file: string) => gitIn(dir, 'show', `${commit}:${file}`);

  for (const [file, entry] of old) {
    if (isOwn(file) && now.get(file) !== entry) {
      // A migration: imports of modules that moved
      const rest = (text: string) => text.replaceAll(/'@(site|generated)\/[^']*'/g, '');
      if (!now.has(file)) faults.push(`${file} of the author is gone`);
      else if (rest(show(before, file)) !== rest(show('HEAD', file))) {
        faults.push(`${file} of the author changed`);
      }
    }
  }
  for (const file of now.keys()) {
    // The other migration: a file beside a sample that the author kept
    const isMigrated = path.basename(file) === 'live-scope.ts';
    if (isOwn(file) && !old.has(file) && isSampleFile(file) && !isMigrated) {
      faults.push(`${file} came, a sample`);
    }
    if (ownerOf(file) === 'engine' && !theirs.has(file) && !old.has(file)) {
      faults.push(`${file} is nobody's`);
    }
  }
  for (const [file, entry] of theirs) {
    if (ownerOf(file) === 'engine' && now.get(file) !== entry && !edited.includes(file)) {
      faults.push(`${file} is not upstream's`);
    }
  }
  // What upstream deleted is gone, unless it is the author's own
  const base = files(fork.base);
  for (const file of now.keys()) {
    if (ownerOf(file) === 'engine' && base.has(file) && !theirs.has(file)) {
      faults.push(`${file} should be gone`);
    }
  }
  for (const file of edited) {
    if (!read(file).endsWith('/* mine */\n')) faults.push(`${file} lost the author's line`);
  }
  for (const [file, text] of marks) {
    if (!read(file).includes(text)) faults.push(`${file} lost "${text}"`);
  }

  const [own, engine] = ['HEAD', upstream].map((commit) =>
    JSON.parse(show(commit, 'package.json')),
  ) as [Packages, Packages];
  const named = (JSON.parse(show(before, 'package.json')) as Packages).name;
  if (own.name !== named) faults.push('package.json lost the name of the site');
  for (const group of ['scripts', 'dependencies', 'devDependencies'] as const) {
    const wanted = {...engine[group], ...(group === 'dependencies' ? packages : {})};
    const differ = Object.keys({...wanted, ...own[group]}).filter(
      (key) => wanted[key] !== own[group]?.[key],
    );
    if (differ.length > 0) faults.push(`package.json ${group}: ${differ.join(', ')}`);
  }
  const lock = JSON.parse(read('package-lock.json')) as {packages: Record<string, unknown>};
  for (const name of Object.keys(packages)) {
    if (!lock.packages[`node_modules/${name}`]) faults.push(`package-lock.json lost ${name}`);
  }

  if (gitIn(dir, 'status', '--porcelain') !== '') faults.push('the folder is not clean');
  if (gitIn(dir, 'rev-list', '--parents', '-1', 'HEAD').split(' ').length !== 3) {
    faults.push('the update is not one merge commit');
  }
  const marked = [...now.keys()].filter((file) => now.get(file) !== theirs.get(file));
  for (const file of marked) {
    if (/\.(tsx?|mdx?|json|css|ya?ml)$/.test(file) && /^<{7} |^>{7} /m.test(read(file))) {
      faults.push(`${file} has marks of a conflict`);
    }
  }
  return faults;
}
