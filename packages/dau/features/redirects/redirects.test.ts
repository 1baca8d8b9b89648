import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import redirects, {redirectPage} from '.';
import {temporaryFolder} from '../../tests/support/temporary-folder';

const {dir: siteDir, write, read} = temporaryFolder();
const outDir = path.join(siteDir, 'build');

/** Runs the plugin on a site with three pages. */
async function build(list?: string) {
  const file = 'redirects.yml';
  if (list !== undefined) write(file, list);
  const siteConfig = {url: 'https://example.com'};
  const i18n = {currentLocale: 'vi', defaultLocale: 'vi'};
  const context = {siteDir, siteConfig, baseUrl: '/my-site/', i18n} as LoadContext;
  const routesPaths = ['/my-site/', '/my-site/page', '/my-site/%C4%91i', '/my-site/404.html'];
  await redirects(context, {file}).postBuild?.({routesPaths, outDir} as never);
}

test('a page at the old path redirects to the new path; the list is optional', async () => {
  await build();
  await build('/old/đi: /page#part\n/b: /đi\n/c%C5%A9: /%C4%91i\n');
  const page = read('build/old/đi.html');
  expect(page).toContain('content="0; url=/my-site/page#part"');
  expect(page).toContain('<link rel="canonical" href="https://example.com/my-site/page#part">');
  expect(fs.existsSync(path.join(outDir, 'b.html'))).toBe(true);
  expect(read('build/cũ.html')).toContain('content="0; url=/my-site/%C4%91i"');
});

test('an invalid path, or an old path that already has a page, is reported', async () => {
  await expect(
    build('/d/name: /page\n"/d": https://e.example\n//f: /page\n/h/: /page\n/page: /page\n'),
  ).rejects.toThrow(
    /yml: invalid redirect[^]*yml: invalid r[^]*yml: invalid r[^]*yml: a page already has the old path/,
  );
  await expect(build('/../a: /page\n/b/..: /page\n"/b\\\\..\\\\c": /page\n')).rejects.toThrow(
    /yml: invalid redirect[^]*yml: invalid r[^]*yml: invalid r/,
  );
  await expect(build('/%C4%91i: /page\n/%2e%2e/a: /page\n')).rejects.toThrow(
    /yml: a page already[^]*yml: invalid r/,
  );
  await expect(build('/index: /page\n/404: /page\n')).rejects.toThrow(
    /yml: a page already[^]*yml: a page already/,
  );
  await expect(build('/a: /page\n/a: /b\n')).rejects.toThrow('redirects.yml:2: invalid YAML');
});

test('a path is escaped in markup and code', () => {
  const page = redirectPage('/</script><img src onerror=a>"', 'https://example.com/');
  expect(page).not.toMatch(/<img|<\/script>.*<\/script>/);
});
