import fs from 'node:fs';
import path from 'node:path';

import {SiteCopy} from '../support/site-copy';
import {posts, sourceOf} from '../support/test-site';

jest.setTimeout(300_000);

const EDITED = 'Calendarists';

/** Returns the content of each Vietnamese script of a build by its name. */
function scriptsOf(siteDir: string): Map<string, string> {
  const dir = path.join(siteDir, 'build/assets/js');
  const files = fs.readdirSync(dir).sort();
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]));
}

test('an edited word renames only the scripts of the pages that show it', async () => {
  const site = new SiteCopy();
  fs.cpSync('.git', path.join(site.dir, '.git'), {recursive: true});
  const build = async () => {
    const {code, output} = await site.build();
    if (code !== 0) throw new Error(output);
    return scriptsOf(site.dir);
  };
  const before = await build();
  site.edit(sourceOf(posts.usual), 'Người vẽ lịch ngày trước', EDITED);
  const after = await build();

  const renamed = [...after.keys()].filter((file) => !before.has(file));
  const isShard = (file: string) => file.startsWith('routes-');
  const texts = renamed.filter((file) => !isShard(file));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.length).toBeLessThanOrEqual(3);
  expect(texts.filter((file) => !after.get(file)?.includes(EDITED))).toEqual([]);
  // A file with a hash in its name must not change
  const changed = [...after].filter(
    ([file, text]) => before.has(file) && before.get(file) !== text && !isShard(file),
  );
  expect(changed.map(([file]) => file)).toEqual([]);
  // The page names scripts of its own deployment
  const html = site.read(`build${posts.usual}.html`);
  const named = [...html.matchAll(/\/assets\/js\/([^?" ]+)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !after.has(file))).toEqual([]);
  expect(named.some((file) => texts.includes(file))).toBe(true);
});
