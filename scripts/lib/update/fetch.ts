import fs from 'node:fs';
import path from 'node:path';

import type {Git} from './git';
import {commitOf, UPSTREAM} from './state';

/** Where upstream's own update command is put, inside the site so that it finds its packages. */
const ENGINE = '.cache/update/engine';

/** Returns the address of upstream: the remote `upstream`, or `config.upstream` of `package.json`. */
function upstreamOf(git: Git, siteDir: string): string {
  const remote = git.try(['remote', 'get-url', 'upstream']);
  if (remote) return remote;
  const text = fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8');
  const {config} = JSON.parse(text) as {config?: {upstream?: string}};
  if (config?.upstream) return config.upstream;
  throw new Error(
    'The address of upstream is not known. Run the command with --from and the address of the repository that you copied.',
  );
}

/**
 * Fetches upstream, and what a shallow clone lacks of its own history.
 *
 * @param from address of upstream; the default is what the site records
 * @param to branch, tag or commit; the default is upstream's default branch
 * @returns the commit
 */
export function fetchUpstream(
  git: Git,
  siteDir: string,
  {from, to = 'HEAD'}: {readonly from?: string | undefined; readonly to?: string | undefined},
): string {
  const address = from ?? upstreamOf(git, siteDir);
  try {
    git.run(['fetch', '--quiet', '--no-tags', '--', address, `+${to}:${UPSTREAM}`]);
  } catch (error) {
    throw new Error(
      `${to === 'HEAD' ? 'Upstream' : `"${to}"`} could not be fetched from ${address}. Is there a network, and is the address right?\n${(error as Error).message}`,
      {cause: error},
    );
  }
  const commit = commitOf(git, UPSTREAM);
  if (!commit) throw new Error(`"${to}" of ${address} is not a commit.`);
  const isShallow = git.run(['rev-parse', '--is-shallow-repository']) === 'true';
  if (isShallow && git.try(['merge-base', 'HEAD', commit]) === undefined) {
    // Without a network, or without a remote, the files tell where the site comes from
    git.try(['fetch', '--quiet', '--unshallow']);
  }
  return commit;
}

/**
 * Writes upstream's engine into the cache, so that its own update command can run: it knows what
 * its version asks for.
 *
 * @returns the command, relative to the site's folder, or `undefined` if this version has none
 */
export function checkOutEngine(git: Git, siteDir: string, commit: string): string | undefined {
  const command = 'scripts/update.ts';
  if (git.try(['cat-file', '-e', `${commit}:${command}`]) === undefined) return undefined;
  fs.mkdirSync(path.join(siteDir, ENGINE), {recursive: true});
  const index = path.join(siteDir, ENGINE, '..', 'index');
  git.run(['read-tree', commit], {index});
  git.run(['checkout-index', '--all', '--force', `--prefix=${ENGINE}/`], {index});
  return `${ENGINE}/${command}`;
}

/** Removes upstream's engine from the cache. */
export function removeEngine(siteDir: string): void {
  fs.rmSync(path.join(siteDir, ENGINE, '..'), {recursive: true, force: true});
}
