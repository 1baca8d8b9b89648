import fs from 'node:fs';
import path from 'node:path';

const HERE = 'src/theme';
const THEMES = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
  'node_modules/@docusaurus/theme-search-algolia/lib/theme',
  'node_modules/@docusaurus/theme-live-codeblock/lib/theme',
  'node_modules/@docusaurus/plugin-ideal-image/lib/theme',
];

const {version} = JSON.parse(
  fs.readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
) as {version: string};

/** `Navbar/MobileSidebar` for both `Navbar/MobileSidebar/index.tsx` and `Navbar/MobileSidebar.tsx`. */
const swizzles = fs
  .readdirSync(HERE, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({
    name: file
      .split(path.sep)
      .join('/')
      .replace(/(\/index)?\.tsx?$/, ''),
    source: fs.readFileSync(path.join(HERE, file), 'utf8'),
  }));

const exists = (name: string) =>
  THEMES.some((theme) =>
    [`${name}.js`, `${name}/index.js`].some((file) => fs.existsSync(path.join(theme, file))),
  );

test('there are swizzles to check', () => {
  expect(swizzles.length).toBeGreaterThan(5);
});

test.each(swizzles.map(({name}) => name))('%s still exists in an installed theme', (name) => {
  expect(exists(name)).toBe(true);
});

test.each(swizzles)('$name is thin, and says its version if it is ejected', ({source}) => {
  const imports = /@theme-original|@site\/src\/(components|plugins)/.test(source);
  const header = /^\/\*\* Ejected from @docusaurus\/\S+ (\S+)/.exec(source)?.[1];
  expect(imports || header !== undefined).toBe(true);
  if (header !== undefined) expect(header).toBe(version);
});

test.each(swizzles.map(({name}) => name))('%s has a line in README.md', (name) => {
  expect(fs.readFileSync(path.join(HERE, 'README.md'), 'utf8')).toMatch(
    new RegExp(`^\\| \`${name}(\\.tsx)?\` +\\|`, 'm'),
  );
});

test('what the ejected post list takes over is still there: its structured data', () => {
  const list = swizzles.find(({name}) => name === 'BlogListPage');
  expect(list?.source).toContain('<BlogListPageStructuredData');
  expect(exists('BlogListPage/StructuredData')).toBe(true);
});
