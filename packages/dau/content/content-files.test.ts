import fs from 'node:fs';

import {temporaryFolder} from '../tests/support/temporary-folder';
import {openContent} from './content-files';

test('a file is read once, and again after it has changed', () => {
  const {dir, write} = temporaryFolder();
  const reads = jest.spyOn(fs, 'readFileSync');
  const titles = ['Một', 'Mười', 'Một trăm'].map((title) => {
    write('blog/a.md', `---\ntitle: ${title}\n---\n`);
    return openContent(dir).read('blog/a.md')?.values.title;
  });
  expect(titles).toEqual(['Một', 'Mười', 'Một trăm']);
  reads.mockClear();
  openContent(dir).read('blog/a.md');
  expect(reads).not.toHaveBeenCalled();
  expect(openContent(dir).read('blog/gone.md')).toBeUndefined();
  expect(openContent(dir).textOf('blog/a.md/index.md')).toBe('');
});
