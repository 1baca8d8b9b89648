import fs from 'node:fs';
import path from 'node:path';

import {SiteCopy} from '../../scripts/lib/site-copy';

/** `npm run build` after a change: the languages that it shows in are built, and come out as in a whole build. */
const site = new SiteCopy();
const SECONDS = 1000;
jest.setTimeout(600 * SECONDS);

afterAll(() => {
  site.delete();
});

const BUILD = path.join(site.dir, 'build');

const build = () => site.run('jiti', ['scripts/build.ts']);

/** Each build gives its scripts a name of its own; what is in them is compared all the same. */
const withoutHash = (text: string) =>
  text.replace(/\.[0-9a-f]{8}\.js\b/g, '.js').replace(/=>"[0-9a-f]{16}"/g, '=>""');

function filesOf(folder: string): Map<string, string> {
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        withoutHash(path.relative(folder, file)),
        withoutHash(fs.readFileSync(file, 'latin1')),
      ]),
  );
}

const post = '2026-03-02-first-blog-post/index.mdx';

test('a changed text is built in its language alone, and all is as a whole build makes it', async () => {
  const first = await build();
  expect(first.output).toMatch(/\[vi\] Creating[\s\S]*\[en\] Creating/);
  expect(first.code).toBe(0);

  const unchanged = await build();
  expect(unchanged.output).not.toContain('Creating');
  expect(unchanged.output).toContain('Nothing that the site is built from has changed');
  expect(unchanged.code).toBe(0);

  site.append(`blog/${post}`, '\nMột dòng nữa.\n');
  const vietnamese = await build();
  expect(vietnamese.output).toContain('[vi] Creating');
  expect(vietnamese.output).not.toContain('[en] Creating');
  expect(vietnamese.code).toBe(0);

  site.append(`i18n/en/docusaurus-plugin-content-blog/${post}`, '\nOne more line.\n');
  const english = await build();
  expect(english.output).not.toContain('[vi] Creating');
  expect(english.output).toContain('[en] Creating');
  expect(english.code).toBe(0);

  expect(site.read('build/blog/first-blog-post.html')).toContain('Một dòng nữa.');
  expect(site.read('build/en/blog/first-blog-post.html')).toContain('One more line.');
  const inParts = filesOf(BUILD);
  const whole = await site.run('docusaurus', ['build']);
  expect(whole.code).toBe(0);
  const atOnce = filesOf(BUILD);
  expect([...inParts.keys()].sort()).toEqual([...atOnce.keys()].sort());
  // Its names are the shortest for letters as they are, those of its own hash among them
  const isRuntime = (file: string) => file.includes('runtime~main');
  const different = [...atOnce.keys()].filter(
    (file) => !isRuntime(file) && inParts.get(file) !== atOnce.get(file),
  );
  expect(different).toEqual([]);
});
