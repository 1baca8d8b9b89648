import vm from 'node:vm';
import {gzipSync} from 'node:zlib';

import {workerCode} from '.';

const on = {enabled: true, hashedFolders: ['assets']};
const off = {...on, enabled: false};

test("if offline reading is off, the worker deletes the site's caches and unregisters", async () => {
  const others = ['dau-pages-1:/other/', 'of-another-site'];
  const names = new Set([...others, 'dau-files-1:/my-site/', 'dau-pages-1:/my-site/']);
  vm.runInNewContext(await workerCode('/my-site/', off), {
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'activate') listener({waitUntil: () => undefined});
    },
    caches: {delete: (name: string) => names.delete(name)},
    registration: {unregister: () => names.add('unregistered')},
  });
  expect([...names]).toEqual([...others, 'unregistered']);
});

test('two builds produce identical workers, which are small', async () => {
  const code = await workerCode('/', on);
  expect(await workerCode('/', on)).toBe(code);
  expect(gzipSync(code, {level: 9}).length).toBeLessThan(2700);
});
