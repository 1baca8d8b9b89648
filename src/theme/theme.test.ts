import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const HERE = 'src/theme';
const THEMES = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
  'node_modules/@docusaurus/theme-search-algolia/lib/theme',
  'node_modules/@docusaurus/theme-live-codeblock/lib/theme',
];
const MAX_LINES = 40;

/** Swizzles that may be longer, each with the reason. */
const longer: Readonly<Record<string, string>> = {
  SiteMetadata: 'an eject of a file with 130 lines: each tag of the head is needed',
};

/** `Navbar/MobileSidebar` for both `Navbar/MobileSidebar/index.tsx` and `Navbar/MobileSidebar.tsx`. */
const swizzles = fs
  .readdirSync(HERE, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => {
    const source = fs.readFileSync(path.join(HERE, file), 'utf8');
    const name = file
      .split(path.sep)
      .join('/')
      .replace(/(\/index)?\.tsx?$/, '');
    const comment = /^\/\*\*[^]*?\*\//.exec(source)?.[0] ?? '';
    const isEjected = comment.includes('Ejected');
    const isWrap = source.includes(`'@theme-original/${name}'`);
    const how = isEjected ? 'eject' : isWrap ? 'wrap' : 'replace';
    return {file: path.join(HERE, file), name, source, comment, how};
  });
const ejected = swizzles.filter(({how}) => how === 'eject');

/** A component in an installed theme. */
const fileIn = (theme: string, name: string) =>
  [`${name}.js`, `${name}/index.js`]
    .map((file) => path.join(theme, file))
    .find((file) => fs.existsSync(file));
const exists = (name: string) => THEMES.some((theme) => fileIn(theme, name));
const upstream = (theme: string, name: string) => {
  const file = fileIn(theme, name);
  if (file === undefined) throw new Error(`${theme} has no ${name}`);
  return {file, text: fs.readFileSync(file, 'utf8')};
};

test('there are swizzles to check', () => {
  expect(swizzles.length).toBeGreaterThan(5);
  expect(ejected.length).toBeGreaterThan(0);
});

test.each(swizzles.map(({name}) => name))('%s still exists in an installed theme', (name) => {
  expect(exists(name)).toBe(true);
});

test.each(swizzles.filter(({how}) => how !== 'eject'))(
  '$name wraps the component of its name, or places one of ours',
  ({how, source}) => {
    const places =
      / from '@site\/src\/(components|lib|plugins)\/[^']+'|^export .* from '@theme\//m.test(source);
    expect(how === 'wrap' || places).toBe(true);
  },
);

test.each(swizzles)('$name is thin', ({name, source}) => {
  const lines = source.trimEnd().split('\n').length;
  // One that is not longer any more must leave the list
  if (name in longer) expect(lines).toBeGreaterThan(MAX_LINES);
  else expect(lines).toBeLessThanOrEqual(MAX_LINES);
});

test.each(ejected)('$name is taken from the installed version', ({file, name, comment}) => {
  const origins = [...comment.matchAll(/(@docusaurus\/\S+) (\d\S+), sha256 ([0-9a-f]{16})\b/g)];
  expect(origins).not.toEqual([]);
  const stale = origins.flatMap(([, from = '', , expected]) => {
    const theme = THEMES.find((each) => each.includes(`/${from}/`));
    if (theme === undefined) return [`${file} names ${from}, which is no theme of this site.`];
    const original = upstream(theme, name);
    const hash = createHash('sha256').update(original.text).digest('hex').slice(0, 16);
    const root = `node_modules/${from}/package.json`;
    const {version} = JSON.parse(fs.readFileSync(root, 'utf8')) as {version: string};
    return hash === expected
      ? []
      : [
          `${original.file} has changed. Compare it with ${file} and take over what matters. Then write "${from} ${version}, sha256 ${hash}" in the first comment there.`,
        ];
  });
  expect(stale).toEqual([]);
});

test('README.md says of each swizzle how it is made, and of no other', () => {
  const readme = fs.readFileSync(path.join(HERE, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `(.+?)(?:\.tsx)?` +\| (\w+) +\| \S/gm)];
  expect(rows.map(([, name, how]) => `${name} ${how}`).sort()).toEqual(
    swizzles.map(({name, how}) => `${name} ${how}`).sort(),
  );
});

test('the ejected post list still has its structured data, as the theme’s own has', () => {
  const list = swizzles.find(({name}) => name === 'BlogListPage');
  expect(list?.source).toContain('<BlogListPageStructuredData');
  expect(exists('BlogListPage/StructuredData')).toBe(true);
});

test('the theme still mounts tabs twice; if not, src/theme/Tabs has nothing left to prevent', () => {
  expect(upstream(THEMES[0] ?? '', 'Tabs').text).toContain('key={String(isBrowser)}');
});
