import type {AllContent} from '@docusaurus/types';

import {guidesInOrder, loadedContent} from '../../content/loaded-content';
import {emptySections, firstGuide, hasGuidePages, redirectsOf} from '.';
import {temporaryFolder} from '../../tests/support/temporary-folder';

/** Sets the build time to June 15, 2026, 12:00 UTC. */
function build(showsDrafts: boolean): void {
  const env = {SHOW_DRAFTS: String(showsDrafts), SOURCE_DATE_EPOCH: '1781524800'};
  jest.replaceProperty(process, 'env', {NODE_ENV: 'production', ...env});
}
afterEach(() => jest.restoreAllMocks());

test.each<[file: string, facts: string, isInPreview: boolean, isPublished: boolean]>([
  ['blog/tags.yml', 'title: A', false, false],
  ['blog/a/index.mdx', 'title: A', true, true],
  ['blog/a.md', 'draft: true', true, false],
  ['blog/a.md', "draft: 'true'", true, false],
  ['blog/a.md', 'unlisted: true', false, false],
  ['blog/a.md', 'date: 2026-06-15T19:30:00+07:00', true, false],
  ['blog/2026-06-14-a/index.md', 'title: A', true, true],
  ['blog/_a.md', 'title: A', false, false],
  // The check reports invalid front matter
  ['blog/a.md', 'title: [A', true, true],
  ['docs/a.md', 'title: A', true, true],
  ['docs/a.md', 'draft: true', true, false],
  ['docs/a.md', 'unlisted: true', false, false],
])(
  '%s (%s) adds its section to the navigation in previews: %s, on the site: %s',
  (file, facts, ...expected) => {
    const {dir} = temporaryFolder({[file]: `---\n${facts}\n---\n\nText.\n`});
    const data = {projects: {projects: []}, community: {events: [], activities: []}};
    const isFilled = [true, false].map((showsDrafts) => {
      build(showsDrafts);
      return emptySections(dir, data, 'vi').length < 7;
    });
    expect(isFilled).toEqual(expected);
    expect(hasGuidePages(dir, 'vi')).toBe(file === 'docs/a.md' && facts !== 'draft: true');
  },
);

test('a language in which all guides are drafts has no guide pages', () => {
  build(false);
  const translation = 'i18n/en/docusaurus-plugin-content-docs/current/a.md';
  const {dir} = temporaryFolder({'docs/a.md': 'A', [translation]: '---\ndraft: true\n---\nA'});
  expect([hasGuidePages(dir, 'vi'), hasGuidePages(dir, 'en')]).toEqual([true, false]);
});

type Doc = {id: string; slug?: string; unlisted?: boolean};
const item = (id: string) => ({type: 'doc', id});
const content = (docs: Doc[], ...items: object[]) => {
  const all = docs.map((doc) => ({slug: `/${doc.id}`, permalink: `/docs/${doc.id}`, ...doc}));
  const version = {isLast: true, docs: all, sidebars: {guides: items}};
  return {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}},
  } as unknown as AllContent;
};

test('/docs leads to the first listed guide, in sidebar order', () => {
  const category = {type: 'category', items: [item('b'), item('d')], link: {type: 'doc', id: 'c'}};
  const docs = [...'abcde'].map((id) => ({id}));
  const listed = content(docs, category, item('a'));
  expect(
    guidesInOrder(loadedContent(listed).newest)
      .map(({id}) => id)
      .join(''),
  ).toBe('cbdae');
  expect(firstGuide(listed)).toBe('/docs/c');
  const [first, second] = [{id: 'a', unlisted: true}, {id: 'b'}];
  expect(firstGuide(content([first, second], item('a'), item('b')))).toBe('/docs/b');
  expect(firstGuide(content([first]))).toBeUndefined();
  expect(firstGuide({})).toBeUndefined();
});

test('the usual paths of the blog lead to where the author moved it', () => {
  const moved = (tags: unknown[]): AllContent => ({
    'docusaurus-plugin-content-blog': {
      default: {blogTagsListPath: '/site/bai-viet/tags', blogPosts: [{metadata: {tags}}]},
    },
  });
  const guides = ['/docs', undefined];
  const blog = ['/blog', '/site/bai-viet'];
  expect(redirectsOf(moved([]))).toEqual([guides, blog]);
  expect(redirectsOf(moved(['a']))).toEqual([guides, blog, ['/blog/tags', '/site/bai-viet/tags']]);
  expect(redirectsOf({})).toEqual([guides]);
});
