import fs from 'node:fs';
import path from 'node:path';

import {writeChanges} from '../file-changes';
import {SourceFiles} from './files';
import {importOf} from './fixtures';
import {planImport} from './plan';
describe('Docusaurus', () => {
  let result: Awaited<ReturnType<typeof importOf>>;
  beforeAll(async () => {
    result = await importOf('docusaurus');
  });

  test('MDX stays MDX: links and files get their new paths, and a missing component shows its content', () => {
    const text = result.text('blog/2020-05-06-cau-go/index.mdx');
    for (const part of [
      'comments: false\nauthors: [binh-thu]\nslug: /2020/05/06/cau-go\n---\n',
      "{children}</>;\n\n\nimport Link from '@docusaurus/Link';\n",
      '\n<!-- a comment of HTML -->\n\n:::note Một lưu ý\n',
      '<Box kind="tip">\n\nChữ trong hộp.\n\n</Box>\n\n<img src={require(\'./nhip.png\').default} alt="Nhịp cầu" />',
      '![Cầu](/img/cau.png) Không có [Huy hiệu](https://badges.example/a.svg)',
      '[Hướng dẫn](/docs/bat-dau), [mục](#mục-đầu), trang mất, <Link to="/blog/tu-do">bài kia</Link>.',
      'So sánh 1 \\<2 và \\{nháp} trong <b>chữ</b>.\n\n<pre>{note}</pre>',
      '    <a href="https://badges.example/b.webp">badges.example</a>\n',
    ])
      expect(text).toContain(part);
  });

  test('plain Markdown does not change, and invalid MDX becomes plain Markdown', async () => {
    expect(result.text('blog/2021-01-02-tu-do.md')).toContain(
      'Chỉ là Markdown: 1 < 2, {không phải mã}, <kbd>Ctrl</kbd>. Một câu nữa cho đủ chữ để biết là tiếng Việt.\n\n    <indented>\n',
    );
    const {text, report} = await importOf('docusaurus', {
      'blog/jsx.md':
        "import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem';\n\n<Tabs>\n\n<TabItem>A <Box>b</Box></TabItem>\n\n</Tabs>\n\n```kotlin\nimport a.B\nexport const Box\n```\n\nimport Box from './b';\n",
      'blog/hong.mdx': 'Một <br> và 1 <2.\n',
    });
    expect(text('blog/jsx.mdx').match(/^export const .* = \(/gm)).toEqual(['export const Box = (']);
    expect(text('blog/hong.md')).toContain('Một <br> và 1 <2.\n');
    expect(report).toContain(
      'blog/jsx.md:5: component not found, so only its content was imported: "Box"',
    );
    expect(report).toContain('blog/hong.mdx: not valid MDX');
  });

  test('a second blog gets its own folder, and old versions are only listed', async () => {
    const {text, report} = await importOf('docusaurus', {
      'docusaurus.config.js':
        "module.exports = {plugins: [['@docusaurus/plugin-content-blog', {id: 'b', path: './tin', routeBasePath: 'tin-tuc'}]]};\n",
      'tin/2021-01-02-tu-do.md': 'Một.\n',
      'versioned_docs/version-1/cu.md': 'Cũ.\n',
    });
    expect(text('blog/tin-tuc/2021-01-02-tu-do.md')).toContain('slug: /tin-tuc/2021/01/02/tu-do\n');
    expect(text('blog/2021-01-02-tu-do.md')).toContain('slug: /tu-do\n');
    expect(report).toContain('versioned_docs: folder with built files');
  });

  test('comments, functions and spreads in the config are no problem', async () => {
    const {text, all} = await importOf(undefined, {
      'docusaurus.config.js': `const common = {routeBasePath: 'bai'};
module.exports = {
  // baseUrl: '/cu/',
  baseUrl: '/moi/',
  presets: [['classic', {docs: {path: 'tai-lieu'}, blog: false}]],
  plugins: [
    ['./src/plugin/plugin-content-blog', // our own
      {
        path: 'nhat-ky', // blog: {path: 'cu'}
        editUrl: ({blogPath}) => { if (blogPath) { return {a: {b: \`\${blogPath}\`}}; } },
        ...common,
      }],
  ],
};
`,
      'nhat-ky/a.md': '[b](/moi/docs/b)\n',
      'tai-lieu/b.md': 'B.\n',
      'cu/c.md': 'C.\n',
    });
    expect(text('blog/a.md')).toContain('[b](/docs/b)');
    expect(all.filter((file) => file.endsWith('.md')).sort()).toEqual(['blog/a.md', 'docs/b.md']);
  });

  test('pages are imported with their translations, except the home page', async () => {
    const {all, text} = await importOf('docusaurus', {
      'src/pages/index.md': 'Trang chủ.\n',
      'src/pages/ve/index.mdx': "import Hop from '@site/src/components/Hop';\n\n<Hop>Trang</Hop>\n",
      'i18n/en/docusaurus-plugin-content-pages/ve/index.mdx': 'Page\n',
    });
    expect(all).not.toContain('src/pages/index.md');
    expect(text('src/pages/ve.mdx')).toContain('<Hop>Trang</Hop>');
    expect(text('i18n/en/docusaurus-plugin-content-pages/ve.mdx')).toContain('Page\n');
  });

  test('authors keep their images, and each image that is not imported is reported once', async () => {
    const {text, report} = await importOf('docusaurus', {
      'blog/authors.yml':
        'lan:\n  name: Lan\n  image_url: /img/cau.png\nbich:\n  name: Bích\n  image_url: https://anh.example/b.png\n',
      'i18n/en/docusaurus-plugin-content-blog/authors.yml':
        'lan:\n  name: Lan\nbich:\n  name: Bích\n',
      'blog/a.md': '---\nauthors: [lan, bich]\n---\nA.\n',
      'blog/cu.md':
        '---\nauthor: Cúc\nauthorTitle: Biên tập\nauthorURL: https://cuc.example\n---\nB.\n',
    });
    expect(text('blog/authors.yml')).toContain('image_url: /img/cau.png');
    expect(text('blog/authors.yml')).not.toContain('anh.example');
    expect(text('blog/authors.yml')).toContain(
      'name: Cúc\n  title: Biên tập\n  url: https://cuc.example\n',
    );
    expect(report).not.toContain('authortitle');
    expect(
      report.split(
        'blog/authors.yml: pages do not load files from https://anh.example, so it was not imported',
      ),
    ).toHaveLength(2);
  });

  test('the source of a script that a page shows is imported', async () => {
    const {text} = await importOf('docusaurus', {
      'blog/ma.mdx':
        "import Ma from '!!raw-loader!./debounce.ts';\nimport Khac from '!!raw-loader!@site/src/khac.js';\n\n<pre>{Ma}{Khac}</pre>\n",
      'blog/debounce.ts': 'const a = 1;\n',
      'src/khac.js': 'const b = 2;\n',
    });
    expect(text('blog/ma.mdx')).toContain(
      "import Ma from './debounce.ts?raw';\nimport Khac from './khac.js?raw';\n",
    );
    expect(text('blog/debounce.ts') + text('blog/khac.js')).toBe('const a = 1;\nconst b = 2;\n');
  });

  test('a slug that leads out of the blog stays inside it', async () => {
    const {text, redirects} = await importOf(undefined, {
      'docusaurus.config.js':
        "module.exports = {presets: [['classic', {blog: {path: 'blog'}}]], plugins: [['@docusaurus/plugin-content-blog', {id: 'b', path: 'tin', routeBasePath: 'tin'}]]};\n",
      'blog/a.md': '---\nslug: ../../y\n---\n[b](/z)\n',
      'tin/b.md': '---\nslug: ../../z\n---\n',
    });
    expect(text('blog/a.md')).toMatch(/slug: \/y\n[^]*\[b\]\(\/blog\/tin\/z\)/);
    expect(text('blog/tin/b.md')).toContain('slug: /tin/z\n');
    expect(redirects).toEqual({'/y': '/blog/y', '/z': '/blog/tin/z'});
  });

  test("a translation has its original's URL", () => {
    const text = result.text('i18n/en/docusaurus-plugin-content-blog/2020-05-06-cau-go/index.mdx');
    expect(text).toContain('title: Wooden bridge\nslug: /2020/05/06/cau-go\n');
    // The hash is removed, because the heading does not exist in every language
    expect(result.text('docs/01-bat-dau.md')).toContain('[bài về cầu](/blog/2020/05/06/cau-go).');
    expect(result.redirects).toEqual({
      '/bai/2020/05/06/cau-go': '/blog/2020/05/06/cau-go',
      '/bai/tu-do': '/blog/tu-do',
      '/bai/wooden-bridge': '/blog/2020/05/06/cau-go',
    });
  });

  test('the report lists what is not imported, with file and line', () => {
    const file = 'blog/2020-05-06-cau-go/index.mdx';
    for (const place of [
      `${file}: mood is unknown or has an invalid value, so it was not imported: "happy"`,
      `${file}:13: component not found, so only its content was imported: "Box"`,
      `${file}:34: image not found, so only its alt text was imported: "![Không có](./mat.png)"`,
      `${file}:36: page or heading not found, so only the link text was imported: "[trang mất](/gioi-thieu)"`,
      'i18n/en/docusaurus-plugin-content-blog/2019-01-01-orphan.md',
    ])
      expect(result.report).toContain(place);
    expect(result.report).not.toContain('enableComments');
  });

  test('a second import does not change files, not even those that the author has edited', async () => {
    const {site, plan, source} = result;
    await writeChanges(site, plan.changes);
    fs.appendFileSync(path.join(site, 'blog/2021-01-02-tu-do.md'), 'Mới.\n');
    const again = await planImport(site, new SourceFiles(source));
    expect(again.changes).toEqual([]);
    const own = again.problems.filter(({problem}) =>
      problem.includes('already has a different version'),
    );
    expect(own.map(({file}) => file)).toEqual(['blog/2021-01-02-tu-do.md']);
  });
});
