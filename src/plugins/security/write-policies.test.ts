/** @jest-environment node */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {policyHosts} from './policy';
import {writePolicies} from './write-policies';
import {temporaryFolder} from '../../lib/fixtures';

const hosts = policyHosts({
  allowed: {media: [], frames: [], scripts: [], requests: []},
  hosted: {newIssueUrl: ''},
});
const {dir: site, write} = temporaryFolder();
const outDir = path.join(site, 'build');
const staticDirs = [path.join(site, 'static')];

beforeEach(() => {
  fs.mkdirSync(outDir);
});
afterEach(() => {
  fs.rmSync(outDir, {recursive: true});
});
const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
const run = () => writePolicies({outDir, staticDirs, hosts});
/** Returns a minified page. */
const page = (head = '', body = '') =>
  `<!doctype html><html lang=vi><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

test("each page's policy allows the inline style sheets of all pages", async () => {
  write('build/a.html', page('', '<style>p{color:red}</style>'));
  write('build/b.html', page());
  await run();
  for (const name of ['a', 'b']) {
    expect(read(`${name}.html`)).toContain(`style-src 'self' 'sha256-${sha256('p{color:red}')}';`);
  }
});

test('a page without a charset stops the build', async () => {
  write('build/a.html', '<!doctype html><title>A</title>');
  await expect(run()).rejects.toThrow('a.html');
});

test('HTML files in the static folder and pages with their own policy do not change', async () => {
  write('static/google1.html', 'google-site-verification');
  write('build/google1.html', 'google-site-verification');
  const withOne = page('<meta http-equiv=content-security-policy content="default-src *">');
  write('build/own.html', withOne);
  await run();
  expect(read('google1.html')).toBe('google-site-verification');
  expect(read('own.html')).toBe(withOne);
});
