import type {SiteCopy} from '../../../scripts/lib/site-copy';

/** Words that stand in one text alone, to be looked for in a whole build. */
export const DRAFT_WORD = 'vẫnđangnháp';
export const SCHEDULED_WORD = 'chưađếnngày';

type Facts = Readonly<Record<string, string | number | boolean>>;

const text = (facts: Facts, body: string) =>
  `---\n${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n${body}\n\n{/* truncate */}\n\n## Mục một {/* #muc-mot */}\n\nHết bài.\n`;

function post(site: SiteCopy, slug: string, facts: Facts, body = `Bài thử ${slug}.`) {
  const all = {
    slug,
    title: `Bài ${slug}`,
    description: `Bài viết chỉ có trong bản dựng thử, để xem trang xử lý ${slug} ra sao.`,
    date: '2026-01-05',
    authors: '[nguyenvana]',
    ...facts,
  };
  site.write(`blog/${slug}/index.mdx`, text(all, body));
}

/** Posts and guides of every kind that the site's own content lacks. */
export function writeFixtures(site: SiteCopy): void {
  const tags = '[learning]';
  post(site, 'vietnamese-only', {tags});
  post(site, 'english-only', {tags, language: 'en', title: 'Only in English'}, 'English text.');
  post(site, 'scheduled', {tags, date: '2199-01-01'}, `Bài này ${SCHEDULED_WORD}.`);
  post(site, 'still-draft', {tags, draft: true}, `Bài này ${DRAFT_WORD}.`);
  post(site, 'unlisted', {tags, unlisted: true});
  post(site, 'no-tags', {}, 'Một bài không có thẻ nào.');
  const series = 'Học từ đầu';
  post(site, 'part-one', {tags, series, part: 1});
  post(site, 'part-two', {tags, series, part: 2, date: '2199-01-02'}, SCHEDULED_WORD);
  post(site, 'part-three', {tags, series, part: 3});
  site.write(
    'docs/git-github/english-guide.mdx',
    text(
      {
        title: 'Guide in English',
        description: 'A guide that stands in the build of a test alone, and in English alone.',
        language: 'en',
        tags: '[git]',
      },
      'English guide.',
    ),
  );
}
