/** @jest-environment node */
import {progressText} from '.';

test('a line says which language, step and page a build is at, and since when', () => {
  expect(progressText('vi', 0, 12.4)).toBe('[vi] step 1 of 3: bundling scripts and styles (12 s)');
  expect(progressText('en', 1, 61, {made: 640, all: 1640})).toBe(
    '[en] step 2 of 3: making pages, 640 of 1640 (61 s)',
  );
});
