/**
 * Says whether a change touches the engine, for the workflows: its tests run
 * only then. What an author shares with the engine counts as well.
 *
 *     git diff --name-only main...HEAD | jiti scripts/changed-owner.ts
 *
 * Prints `engine=true` or `engine=false`, as GitHub's `$GITHUB_OUTPUT` wants it.
 */
import fs from 'node:fs';

import {ownerOf} from './lib/ownership';

const files = fs
  .readFileSync(process.stdin.fd, 'utf8')
  .split('\n')
  // git puts names with other than ASCII letters in quotes
  .map((line) => line.trim().replaceAll(/^"|"$/g, ''))
  .filter(Boolean);
const engine = files.filter((file) => ownerOf(file) !== 'author');
for (const file of engine) console.error(file);
console.log(`engine=${engine.length > 0}`);
