import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {policyHosts} from './policy';
import {writePolicies} from './write-policies';
import {temporaryFolder} from '../../tests/support/temporary-folder';

const hosts = policyHosts({
  allowed: {media: [], frames: [], scripts: [], requests: []},
  hosted: {},
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
const run = () => writePolicies(outDir, staticDirs, hosts);
/** Returns a minified page. */
const page = (head = '', body = '') =>
  `<!doctype html><html lang=vi><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

test("each page's policy allows the inline style sheets of all pages", () => {
  write('build/a.html', page('', '<style>p{color:red}</style>'));
  write('build/b.html', page());
  run();
  for (const name of ['a', 'b']) {
    expect(read(`${name}.html`)).toContain(`style-src 'self' 'sha256-${sha256('p{color:red}')}';`);
  }
});

test('a script is allowed after text and attributes that look like a tag or a comment', () => {
  const text = '<title>a <!-- b</title><!-- <script>0</script> <style> -->';
  const tags = `<p title="<!--" id=a'b>1 < 2</p><textarea><script></textarea><a data-a='>' href=?a="<style>">a</a>`;
  const script =
    '<script>1</script><template><SCRIPT type=module>let a="</p>"</SCRIPT ></template>';
  write('build/a.html', page(text, `${tags}${script}<!-- -->`));
  run();
  const [one, two] = ['1', 'let a="</p>"'].map(sha256);
  expect(read('a.html')).toContain(`script-src 'self' 'sha256-${one}' 'sha256-${two}';`);
});

test('in a page without a charset, the policy is the first element', () => {
  write('build/a.html', '<!doctype html><title>A</title>');
  run();
  expect(read('a.html')).toMatch(/^<!doctype html><meta http-equiv=Content-Security-Policy/);
});

test('HTML files in the static folder and pages with their own policy do not change', () => {
  write('static/google1.html', 'google-site-verification');
  write('build/google1.html', 'google-site-verification');
  const withOne = page('<meta http-equiv=content-security-policy content="default-src *">');
  write('build/own.html', withOne);
  run();
  expect(read('google1.html')).toBe('google-site-verification');
  expect(read('own.html')).toBe(withOne);
});
