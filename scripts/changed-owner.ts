/**
 * Prints `engine=true` if a change includes engine files or shared files. Otherwise prints
 * `engine=false`, so the workflows skip the engine tests.
 *
 *     git diff --name-only main...HEAD | jiti scripts/changed-owner.ts
 */
import fs from 'node:fs';

import {ownerOf} from './lib/ownership';

const files = fs
  .readFileSync(process.stdin.fd, 'utf8')
  .split('\n')
  // git quotes file names that contain non-ASCII characters
  .map((line) => line.trim().replaceAll(/^"|"$/g, ''))
  .filter(Boolean);
const engine = files.filter((file) => ownerOf(file) !== 'author');
for (const file of engine) console.error(file);
console.log(`engine=${engine.length > 0}`);
