import fs from 'node:fs';

import {temporaryFolder} from '../tests/support/temporary-folder';
import {openContent} from './content-files';

test('a file is read once, and again after it has changed', () => {
  const {dir, write} = temporaryFolder();
  const reads = jest.spyOn(fs, 'readFileSync');
  const titles = ['Một', 'Hai', 'Bốn'].map((title) => {
    write('blog/a.md', `---\ntitle: ${title}\n---\n`);
    return openContent(dir).read('blog/a.md')?.values.title;
  });
  expect(titles).toEqual(['Một', 'Hai', 'Bốn']);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  reads.mockClear();
  for (let count = 0; count < 3; count += 1) openContent(dir).read('blog/a.md');
  expect(reads).toHaveBeenCalledTimes(1);
  expect(openContent(dir).read('blog/gone.md')).toBeUndefined();
  expect(openContent(dir).textOf('blog/a.md/index.md')).toBe('');
});
