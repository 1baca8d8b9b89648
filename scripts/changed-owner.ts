/**
 * Prints whether a change touches engine files or shared files. If it touches none of them, the
 * workflows skip the engine's tests.
 *
 *     git diff --name-only main...HEAD | jiti scripts/changed-owner.ts
 *
 * The output is `engine=true` or `engine=false`, the format of GitHub's `$GITHUB_OUTPUT`.
 */
import fs from 'node:fs';

import {ownerOf} from './lib/ownership';

const files = fs
  .readFileSync(process.stdin.fd, 'utf8')
  .split('\n')
  // git puts file names with non-ASCII letters in quotes
  .map((line) => line.trim().replaceAll(/^"|"$/g, ''))
  .filter(Boolean);
const engine = files.filter((file) => ownerOf(file) !== 'author');
for (const file of engine) console.error(file);
console.log(`engine=${engine.length > 0}`);
