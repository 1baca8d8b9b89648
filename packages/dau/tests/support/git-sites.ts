import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {temporaryFolder} from '../../utils/fixtures';
import {commitAll} from './assemble-site';
import {runTypeScript} from './run-typescript';

/** The content of each file; `undefined` removes the file. */
export type Files = Record<string, string | undefined>;

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Commits files to a repository, and creates it if necessary. */
export function write(dir: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const absolute = path.join(dir, file);
    fs.mkdirSync(path.dirname(absolute), {recursive: true});
    if (text === undefined) fs.rmSync(absolute);
    else fs.writeFileSync(absolute, text);
  }
  commitAll(dir);
}

export const gitIn = (dir: string, ...args: string[]) =>
  execFileSync('git', args, {cwd: dir, encoding: 'utf8', stdio: 'pipe'}).trimEnd();

/** Creates an upstream repository with two versions, of which sites can be forks. */
export function openUpstream(first: Files, next: Files) {
  const {dir: folder} = temporaryFolder();
  const newFolder = () => path.join(folder, `site-${fs.readdirSync(folder).length}`);
  const upstream = newFolder();
  write(upstream, first);
  write(upstream, next);
  for (const role of ['AUTHOR', 'COMMITTER']) {
    process.env[`GIT_${role}_NAME`] = 'Author';
    process.env[`GIT_${role}_EMAIL`] = 'author@author.example';
  }
  return {
    upstream,
    newFolder,
    /** Clones the first version, and commits the author's files to it. */
    fork(own: Files = {}): string {
      const dir = newFolder();
      gitIn(folder, 'clone', '--quiet', '--origin=upstream', upstream, dir);
      gitIn(dir, 'reset', '--quiet', '--hard', 'HEAD~1');
      write(dir, own);
      return dir;
    },
    /** Runs a command of the engine in a site. */
    run: (script: string, dir: string, ...args: string[]) =>
      runTypeScript(path.resolve('packages/dau/cli', script), {
        args,
        cwd: dir,
        env: {npm_package_config_upstream: upstream},
      }),
  };
}
