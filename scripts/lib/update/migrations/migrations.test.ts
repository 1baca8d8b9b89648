import {migrate, migrations, type Migration} from '.';
import {migration as to1_2_0} from './1.2.0';

const rename = (version: string, from: string, to: string): Migration => ({
  version,
  migrate: (texts) => new Map([...texts].map(([file, text]) => [file, text.replace(from, to)])),
});

test('runs the steps after the version of the site, one after another', () => {
  const steps = [rename('1.1.0', 'a', 'x'), rename('1.2.0', 'a', 'b'), rename('1.3.0', 'b', 'c')];
  const texts = new Map([
    ['one', 'a'],
    ['two', 'z'],
  ]);
  expect([...migrate(texts, {from: '1.1.0', steps})]).toEqual([['one', 'c']]);
  expect([...migrate(texts, {from: '1.2.0', steps})]).toEqual([]);
});

test('the steps are in the order of their versions', () => {
  const versions = migrations.map(({version}) => version);
  expect([...versions].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))).toEqual(versions);
});

describe('1.2.0', () => {
  const run = (file: string, text: string) => to1_2_0.migrate(new Map([[file, text]])).get(file);

  test('imports follow modules that moved', () => {
    const text = (module: string) => `import type {Site} from '${module}';\n`;
    expect(run('src/config/own.ts', text('@site/src/plugins/shared/settings'))).toBe(
      text('@site/src/lib/settings'),
    );
    // The beginning of another module is not that module
    const other = text('@site/src/plugins/shared/settings-of-mine');
    expect(run('src/config/own.ts', other)).toBe(other);
  });

  test('adds the numbers that the engine used before, and keeps those of the author', () => {
    const text = 'export const blog = {\n  sidebarPosts: 12,\n  postsPerPage: 9,\n};\n';
    const after = run('src/config/blog.ts', text) ?? '';
    expect(after).toBe(
      text.replace(
        '9,\n',
        '9,\n  relatedPosts: 3,\n  homePosts: 3,\n  homeGuides: 2,\n  feedPosts: 20,\n',
      ),
    );
    expect(run('src/config/blog.ts', after)).toBe(after);
  });

  test('live code of the sample post finds its functions, where the author kept it', () => {
    const post = 'blog/2026-06-01-helpful-javascript-utility-functions';
    const kept = new Map([[`${post}/functions/index.ts`, "export * from './chunk';\n"]]);
    expect(to1_2_0.migrate(kept).get(`${post}/live-scope.ts`)).toContain("from './functions'");
    const own = new Map([...kept, [`${post}/live-scope.ts`, 'mine\n']]);
    expect(to1_2_0.migrate(own).get(`${post}/live-scope.ts`)).toBe('mine\n');
    expect(to1_2_0.migrate(new Map()).size).toBe(0);
  });
});
