/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {countMade, progressText} from '.';

test('a line says which language, step and page a build is at, and since when', () => {
  expect(progressText('vi', 0, 12.4)).toBe('[vi] step 1 of 3: bundling scripts and styles (12 s)');
  expect(progressText('en', 1, 61, {made: 640, all: 1640})).toBe(
    '[en] step 2 of 3: making pages, 640 of 1640 (61 s)',
  );
});

test('pages are counted without those of other languages; a folder that is not there has no count', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-progress-'));
  for (const file of ['index.html', 'blog/a/index.html', 'en/index.html', 'blog/a/picture.webp']) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), '');
  }
  expect(countMade(outDir, ['en'])).toBe(2);
  fs.rmSync(outDir, {recursive: true});
  expect(countMade(outDir, ['en'])).toBeUndefined();
});
