/** @jest-environment node */
import vm from 'node:vm';
import {gzipSync} from 'node:zlib';

import type {RouteConfig} from '@docusaurus/types';

import {workerCode} from '.';
import {missingPath} from './client/worker-client';
import {languageFiles} from './language-files';
import {cacheNames} from './shared-names';
import {temporaryFolder} from '../../lib/fixtures';

describe('the list of a language', () => {
  const route = (url: string, sourceFilePath?: string): RouteConfig => ({
    path: url,
    component: '',
    metadata: {sourceFilePath},
  });

  const {dir: outDir} = temporaryFolder({
    'index.html': 'home',
    'blog.html': 'blog',
    'blog/có-dấu.html': 'post',
    'blog/secret.html': 'unlisted',
    'blog/tags.html': 'tags',
    'docs.html': '<meta http-equiv=refresh content="0; url=/en/docs/a">',
    'assets/js/main.12345678.js': 'main',
    'assets/js/routes-1.js': 'shard',
    'assets/images/a-12345678.png': 'picture',
  });

  test('has pages and scripts, and no unlisted text, redirect, pattern or shard', async () => {
    const props = {
      outDir,
      baseUrl: '/en/',
      routes: [
        route('/en/'),
        {
          path: '/en/blog',
          component: '',
          routes: [
            route('/en/blog'),
            route(encodeURI('/en/blog/có-dấu'), 'blog/a.mdx'),
            route('/en/blog/secret', 'blog/secret.mdx'),
            route('/en/blog/tags'),
          ],
        },
        route('/en/docs'),
        route('*'),
      ],
      routesBuildMetadata: {'/en/blog/secret': {noIndex: true}, '/en/blog/tags': {noIndex: true}},
    };
    const {pages, scripts} = await languageFiles(props);
    expect(pages).toEqual(['/en/', '/en/blog', encodeURI('/en/blog/có-dấu'), '/en/blog/tags']);
    expect(scripts).toEqual(['/en/assets/js/main.12345678.js']);
  });
});

describe('the worker', () => {
  /** Runs the worker with a store of some caches, and calls its listener for an event. */
  async function activate(code: string, stored: readonly string[]) {
    const listeners = new Map<string, (event: object) => void>();
    const names = new Set(stored);
    const tasks: Promise<unknown>[] = [];
    const cache = {keys: async () => []};
    vm.runInNewContext(code, {
      AbortController,
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, listener),
      caches: {
        keys: async () => [...names],
        delete: async (name: string) => names.delete(name),
        open: async (name: string) => names.add(name) && cache,
      },
      clients: {claim: async () => undefined},
      registration: {unregister: async () => names.add('unregistered')},
      navigator: {locks: {request: (_: string, task: () => Promise<void>) => task()}},
      setTimeout,
      clearTimeout,
    });
    listeners.get('activate')?.({waitUntil: (task: Promise<unknown>) => tasks.push(task)});
    await Promise.all(tasks);
    return [...names].sort();
  }

  const others = ['dau-pages-1:/other/', 'of-another-site'];

  test('deletes the caches of another format, and none of another site', async () => {
    const stored = [...others, 'dau-files-0:/my-site/', 'dau-pages-0:/my-site/'];
    expect(await activate(await workerCode('/my-site/', true), stored)).toEqual(
      [...others, 'dau-files-1:/my-site/', 'dau-pages-1:/my-site/'].sort(),
    );
  });

  test('deletes all saved pages and itself if reading offline is disabled', async () => {
    const stored = [...others, 'dau-files-1:/my-site/', 'dau-pages-1:/my-site/'];
    expect(await activate(await workerCode('/my-site/', false), stored)).toEqual(
      [...others, 'unregistered'].sort(),
    );
  });

  test('is the same for two builds, small, and names its caches as the pages do', async () => {
    const code = await workerCode('/', true);
    expect(await workerCode('/', true)).toBe(code);
    expect(gzipSync(code, {level: 9}).length).toBeLessThan(2700);
    for (const name of Object.values(cacheNames)) expect(code).toContain(`${name}-`);
  });
});

test('a missing page is one of this site, whatever the URL says', () => {
  const read = (hash: string) => missingPath(hash, '/my-site/', 'https://example.com');
  expect(read('#/my-site/blog/a?b=c')).toBe('/my-site/blog/a?b=c');
  for (const hash of [
    '',
    '#',
    '#javascript:alert(1)',
    '#//evil.example',
    '#/other/',
    '#https://evil.example/my-site/',
  ]) {
    expect(read(hash)).toBeUndefined();
  }
  expect(missingPath('#/\\evil.example', '/', 'https://example.com')).toBeUndefined();
});
