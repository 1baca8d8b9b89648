import vm from 'node:vm';
import {gzipSync} from 'node:zlib';

import {workerCode} from '.';

const on = {enabled: true, hashedFolders: ['assets']};
const off = {...on, enabled: false};

/** Activates the worker, and returns the names of the remaining caches. */
async function activate(code: string, stored: readonly string[]) {
  const names = new Set(stored);
  const tasks: Promise<unknown>[] = [];
  vm.runInNewContext(code, {
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'activate') listener({waitUntil: (task: Promise<unknown>) => tasks.push(task)});
    },
    caches: {
      keys: async () => [...names],
      delete: async (name: string) => names.delete(name),
      open: async (name: string) => names.add(name) && {keys: async () => []},
    },
    clients: {claim: async () => undefined},
    registration: {unregister: async () => names.add('unregistered')},
    navigator: {locks: {request: (_: string, task: () => Promise<void>) => task()}},
  });
  await Promise.all(tasks);
  return [...names].sort();
}

test("a new worker deletes caches in an old format; if offline reading is off, it deletes all of the site's caches and unregisters", async () => {
  const others = ['dau-pages-1:/other/', 'of-another-site'];
  const stored = [...others, 'dau-files-0:/my-site/', 'dau-pages-0:/my-site/'];
  expect(await activate(await workerCode('/my-site/', on), stored)).toEqual(
    [...others, 'dau-files-1:/my-site/', 'dau-pages-1:/my-site/'].sort(),
  );
  expect(await activate(await workerCode('/my-site/', off), stored)).toEqual(
    [...others, 'unregistered'].sort(),
  );
});

test('two builds produce identical workers, which are small', async () => {
  const code = await workerCode('/', on);
  expect(await workerCode('/', on)).toBe(code);
  expect(gzipSync(code, {level: 9}).length).toBeLessThan(2700);
});
