/**
 * Runs the commands of this post's `console` blocks, in both languages, and compares their output with the
 * post. No build publishes this file. In the root of the site:
 *
 *     node blog/2026-08-03-undo-in-git/check-commands.mjs            # compare
 *     node blog/2026-08-03-undo-in-git/check-commands.mjs --write    # write the real output into the post
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const POST = '2026-08-03-undo-in-git/index.mdx';
const FILES = [`blog/${POST}`, `i18n/en/docusaurus-plugin-content-blog/${POST}`];
const BLOCK = /(?<=^```console\n)[^]*?(?=^```$)/gm;
const MARK = '--- end of output ---';

const settings = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'log.decorate',
  GIT_CONFIG_VALUE_0: 'short',
  GIT_AUTHOR_NAME: 'An',
  GIT_AUTHOR_EMAIL: 'an@example.com',
  GIT_COMMITTER_NAME: 'An',
  GIT_COMMITTER_EMAIL: 'an@example.com',
  GIT_PAGER: 'cat',
  LC_ALL: 'C.UTF-8',
  TZ: 'Asia/Ho_Chi_Minh',
};

/**
 * Runs the commands one after another in a new folder, one a minute, and returns the output of each. With the
 * same names and dates, a commit has the same hash on every computer.
 */
function outputsOf(commands) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'undo-in-git-'));
  try {
    const script = commands
      .map((command, minute) => {
        const date = `'${Date.UTC(2026, 7, 3, 2, minute) / 1000} +0700'`;
        const dates = `export GIT_AUTHOR_DATE=${date} GIT_COMMITTER_DATE=${date}`;
        return `${dates}\n${command}\necho '${MARK}'`;
      })
      .join('\n');
    const {stdout} = spawnSync('bash', ['-c', `exec 2>&1\n${script}`], {
      cwd: folder,
      env: {PATH: process.env.PATH, HOME: folder, ...settings},
      encoding: 'utf8',
    });
    return stdout.split(`${MARK}\n`);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

let hasDifference = false;
for (const file of FILES) {
  const text = fs.readFileSync(file, 'utf8');
  const commands = [...text.matchAll(BLOCK)].flatMap(([block]) =>
    [...block.matchAll(/^\$ (.+)$/gm)].map(([, command]) => command),
  );
  const outputs = outputsOf(commands);
  let index = 0;
  const real = text.replace(BLOCK, (block) => {
    const lines = [...block.matchAll(/^\$ .+$/gm)].map(([line]) => `${line}\n${outputs[index++]}`);
    return lines.join('');
  });
  console.log(
    `${file}: ${commands.length} commands, ${real === text ? 'same output' : 'different output'}`,
  );
  if (real === text) continue;
  if (process.argv.includes('--write')) fs.writeFileSync(file, real);
  else hasDifference = true;
}
process.exitCode = hasDifference ? 1 : 0;
