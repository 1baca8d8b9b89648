import fs from 'node:fs';
import path from 'node:path';

import {writeChanges} from '../changes';
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
      "import Link from '@docusaurus/Link';\nexport const Box = ({children}) => <>{children}</>;\n",
      '\n<!-- a comment of HTML -->\n\n:::note Một lưu ý\n',
      '<Box kind="tip">\n\nChữ trong hộp.\n\n</Box>\n\n<img src={require("./nhip.png").default} alt="Nhịp cầu" />',
      '![Cầu](/img/cau.png) Không có [Huy hiệu](https://badges.example/a.svg)',
      '[Hướng dẫn](/docs/bat-dau), [mục](#mục-đầu), trang mất, <Link to="/blog/tu-do">bài kia</Link>.',
      'So sánh 1 \\<2 và \\{nháp} trong <b>chữ</b>.\n\n<pre>{note}</pre>',
      '    <a href="https://badges.example/b.webp">badges.example</a>\n',
    ])
      expect(text).toContain(part);
  });

  test('plain Markdown stays as it is; invalid MDX becomes plain Markdown', async () => {
    expect(result.text('blog/2021-01-02-tu-do.md')).toContain(
      'Chỉ là Markdown: 1 < 2, {không phải mã}, <kbd>Ctrl</kbd>. Một câu nữa cho đủ chữ để biết là tiếng Việt.\n\n<!-- truncate -->\n\n    <indented>\n',
    );
    const {text, report} = await importOf('docusaurus', {
      'blog/jsx.md': "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nA <Box>b</Box>\n\n</Tabs>\n",
      'blog/hong.mdx': 'Một <br> và 1 <2.\n',
    });
    expect(text('blog/jsx.mdx')).toContain('export const Box = ({children}) => <>{children}</>;\n');
    expect(text('blog/hong.md')).toContain('Một <br> và 1 <2.\n');
    expect(report).toContain(
      'blog/jsx.md:5: component not found, so only its content was imported: "<Box"',
    );
    expect(report).toContain('blog/hong.mdx: not valid MDX');
  });

  test('a translation has the URL of its original', () => {
    const text = result.text('i18n/en/docusaurus-plugin-content-blog/2020-05-06-cau-go/index.mdx');
    expect(text).toContain('title: Wooden bridge\nslug: /2020/05/06/cau-go\n');
    // The hash is removed if the heading does not exist in each language
    expect(result.text('docs/01-bat-dau.md')).toContain('[bài về cầu](/blog/2020/05/06/cau-go).');
    expect(result.redirects).toEqual({
      '/bai/2020/05/06/cau-go': '/blog/2020/05/06/cau-go',
      '/bai/tu-do': '/blog/tu-do',
      '/bai/wooden-bridge': '/blog/2020/05/06/cau-go',
    });
  });

  test('only the tags, authors and files that posts use are imported', () => {
    expect(result.text('blog/tags.yml')).toContain(
      'hoc-tap:\n  label: Học tập\n  permalink: /hoc-tap\n  description: Bài viết về Học tập.\n',
    );
    expect(result.text('i18n/en/docusaurus-plugin-content-blog/tags.yml')).toContain(
      'Posts about Học tập.',
    );
    expect(result.text('docs/tags.yml')).toContain('hoc-tap:');
    expect(result.text('blog/authors.yml')).toBe(
      'binh-thu:\n  name: Bình Thử\n  title: Thợ\nlan:\n  name: Lan Thử\n  image_url: /img/lan.png\n',
    );
    expect(result.all.filter((file) => !/\.(mdx?|yml)$/.test(file)).sort()).toEqual([
      'blog/2020-05-06-cau-go/nhip.png',
      'blog/2020-05-06-cau-go/note.json',
      'static/img/cau.png',
      'static/img/lan.png',
    ]);
  });

  test('the report lists what is not imported, with file and line', () => {
    const file = 'blog/2020-05-06-cau-go/index.mdx';
    for (const place of [
      `${file}: mood is not a known field, so it was not imported: "happy"`,
      `${file}:13: component not found, so only its content was imported: "import Box`,
      `${file}:34: image not found, so only its alt text was imported: "![Không có](./mat.png)"`,
      `${file}:36: page not found, so only the text of the link was imported: "[trang mất](/gioi-thieu)"`,
      'i18n/en/docusaurus-plugin-content-blog/2019-01-01-orphan.md',
    ])
      expect(result.report).toContain(place);
    expect(result.report).not.toContain('enableComments');
  });

  test('a second import changes nothing, also in files that the author has edited', async () => {
    const {site, plan, source} = result;
    writeChanges(site, plan.changes);
    fs.appendFileSync(path.join(site, 'blog/2021-01-02-tu-do.md'), 'Mới.\n');
    const again = await planImport(site, new SourceFiles(source));
    expect(again.changes).toEqual([]);
    const own = again.problems.filter(({problem}) => problem.startsWith('already exists'));
    expect(own.map(({file}) => file)).toEqual(['blog/2021-01-02-tu-do.md']);
  });

  test('several blogs and folders of guides, with English as the default language', async () => {
    const {text, plan, redirects} = await importOf('docusaurus', {
      'docusaurus.config.js': `import type {Config} from '@docusaurus/types';
const blog = {path: 'writing', routeBasePath: '/'};
export default async function settings() {
  return {
    i18n: {defaultLocale: 'en', locales: ['en', 'vi']},
    presets: [['classic', {blog, docs: false} satisfies Options]],
    plugins: [['@docusaurus/plugin-content-docs', {id: 'api', path: 'api', routeBasePath: 'ref'}],
      ['./src/plugin-content-docs-of-ours.js', {id: 'b', path: 'b'}]],
  } as Config;
}`,
      'writing/2021-04-04-hello.md': 'Hello.\n',
      'i18n/vi/docusaurus-plugin-content-blog/2021-04-04-hello.md': 'Xin chào.\n',
      'api/intro.md': 'Intro, with [a file](./a.pdf).\n',
      'api/a.pdf': 'PDF',
      'api/v1/a.md': 'A.\n',
      'api/v1/_category_.json': '{"label": "One", "position": 2}',
      'i18n/vi/docusaurus-plugin-content-docs-api/current/v1/a.md': 'A.\n',
      'i18n/vi/docusaurus-plugin-content-docs-api/current/v1/_category_.yml': 'label: Not read',
      'b/intro.md': 'Other.\n',
    });
    expect(text('docs/v1/_category_.yml')).toBe('label: One\nposition: 2\nkey: v1\n');
    expect(text('blog/2021-04-04-hello.md')).toContain('Xin chào.');
    expect(text('i18n/en/docusaurus-plugin-content-blog/2021-04-04-hello.md')).toContain('Hello.');
    expect(text('docs/intro.md')).toContain('[a file](./a.pdf)');
    expect(text('docs/a.pdf')).toBe('PDF');
    expect(redirects).toEqual({
      '/2021/04/04/hello': '/blog/2021/04/04/hello',
      '/ref/intro': '/docs/intro',
      '/ref/v1/a': '/docs/v1/a',
    });
    expect(plan.items.map(({newUrl}) => newUrl)).toContain('/docs/docs/intro');
  });
});
