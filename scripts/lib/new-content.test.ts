import {newContentFiles, slugOf} from './new-content';

const content = {
  title: {vi: 'Đường dẫn "đẹp": từ A đến Ỹ', en: 'Beautiful paths'},
  date: '2026-03-02',
  tags: ['git', 'readme'],
  author: 'nguyenvana',
  section: 'git-github',
} as const;

test.each([
  ['Đường dẫn', 'duong-dan'],
  ['Kỹ thuật số: Ỹ, Ộ, Ữ', 'ky-thuat-so-y-o-u'],
  ['  C# và .NET ', 'c-va-net'],
])('the address of %j is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a title with nothing to make an address of is refused by name', () => {
  expect(() => slugOf('🎉')).toThrow('The title "🎉" has no letter or digit');
});

test('a post is a draft in both languages, at one address', () => {
  const [vi, en] = newContentFiles({...content, kind: 'post'});
  expect(vi?.path).toBe('blog/2026-03-02-duong-dan-dep-tu-a-den-y/index.mdx');
  expect(en?.path).toBe(
    'i18n/en/docusaurus-plugin-content-blog/2026-03-02-duong-dan-dep-tu-a-den-y/index.mdx',
  );
  expect(vi?.text).toContain(String.raw`title: "Đường dẫn \"đẹp\": từ A đến Ỹ"`);
  expect(en?.text).toContain('title: "Beautiful paths"');
  for (const file of [vi, en]) {
    expect(file?.text).toContain('slug: duong-dan-dep-tu-a-den-y\n');
    expect(file?.text).toContain('tags: [git, readme]\n');
    expect(file?.text).toContain('draft: true\n');
    expect(file?.text).toContain('{/* truncate */}');
  }
});

test('a guide goes to its section and has no blog fields', () => {
  const [vi, en] = newContentFiles({...content, kind: 'guide'});
  expect(vi?.path).toBe('docs/git-github/duong-dan-dep-tu-a-den-y.mdx');
  expect(en?.path).toBe(
    'i18n/en/docusaurus-plugin-content-docs/current/git-github/duong-dan-dep-tu-a-den-y.mdx',
  );
  expect(vi?.text).not.toMatch(/authors|slug|truncate/);
});
