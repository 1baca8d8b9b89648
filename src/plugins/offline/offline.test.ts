/** @jest-environment node */
import vm from 'node:vm';
import {gzipSync} from 'node:zlib';

import {workerCode} from '.';
import {missingPath} from './client/worker-client';
import {languageFiles} from './language-files';
import {temporaryFolder} from '../../lib/fixtures';
import type {PostBuildProps} from '../../lib/post-build';

test('the list of a language has its pages and scripts, but no unlisted pages, redirects, patterns or shards', async () => {
  const {dir: outDir} = temporaryFolder({
    'index.html': 'home',
    'blog/có-dấu.html': 'post',
    'blog/secret.html': 'unlisted',
    'blog/tags.html': 'tags',
    'docs.html': '<meta http-equiv=refresh content="0; url=/en/docs/a">',
    'assets/js/main.12345678.js': 'main',
    'assets/js/routes-1.js': 'shard',
    'assets/images/a-12345678.png': 'image',
  });
  const post = encodeURI('/en/blog/có-dấu');
  const sources = {[post]: 'blog/a.mdx', '/en/blog/secret': 'blog/secret.mdx'};
  const routes = ['/en/', post, '/en/blog/secret', '/en/blog/tags', '/en/docs', '*'].map((url) => ({
    path: url,
    metadata: {sourceFilePath: sources[url]},
  }));
  const routesBuildMetadata = {
    '/en/blog/secret': {noIndex: true},
    '/en/blog/tags': {noIndex: true},
  };
  const files = await languageFiles({
    outDir,
    baseUrl: '/en/',
    routes,
    routesBuildMetadata,
  } as unknown as PostBuildProps);
  expect(files).toEqual({
    pages: ['/en/', post, '/en/blog/tags'],
    scripts: ['/en/assets/js/main.12345678.js'],
  });
});

/** Activates the worker, and returns the names of the caches that remain. */
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

test('a new worker deletes caches of an old format; if offline reading is off, it deletes all caches of the site and unregisters', async () => {
  const others = ['dau-pages-1:/other/', 'of-another-site'];
  const stored = [...others, 'dau-files-0:/my-site/', 'dau-pages-0:/my-site/'];
  expect(await activate(await workerCode('/my-site/', true), stored)).toEqual(
    [...others, 'dau-files-1:/my-site/', 'dau-pages-1:/my-site/'].sort(),
  );
  expect(await activate(await workerCode('/my-site/', false), stored)).toEqual(
    [...others, 'unregistered'].sort(),
  );
});

test('two builds write the same worker, which is small', async () => {
  const code = await workerCode('/', true);
  expect(await workerCode('/', true)).toBe(code);
  expect(gzipSync(code, {level: 9}).length).toBeLessThan(2700);
});

test('the offline page links only to pages of this site', () => {
  const read = (hash: string) => missingPath(hash, '/my-site/', 'https://example.com');
  expect(read('#/my-site/blog/a?b=c')).toBe('/my-site/blog/a?b=c');
  for (const hash of ['', '#javascript:alert(1)', '#//evil.example', '#/other/']) {
    expect(read(hash)).toBeUndefined();
  }
  expect(missingPath('#/\\evil.example', '/', 'https://example.com')).toBeUndefined();
});
