/**
 * What tests open of the test site (`tests/site`) and what they look for there. Where
 * a value is a setting, it is taken from the settings.
 */
import fs from 'node:fs';

import {blog} from '../../src/config/blog';
import {navigation} from '../../src/config/navigation';
import {site} from '../../src/config/site';

export const {name: siteName, url: siteUrl, sourceUrl} = site;
export const {name: author, email} = site.author;

/** Title of the list of posts: on the page, not in the navigation. */
export const blogTitle = blog.title;

/** Posts, by what makes them special. */
export const posts = {
  /** Of usual length; its first picture is eager. In both languages. */
  usual: '/blog/hinh-dau-bai',
  /** The longest text, with lazy pictures; in Vietnamese alone. */
  long: '/blog/bai-dai',
  /** Live code and a lazy picture, both below the first screen. In both languages. */
  live: '/blog/ma-chay-duoc',
  /** A component with a field in the text. In both languages. */
  inspector: '/blog/soi-chu',
  /** The newest and shortest. In both languages. */
  short: '/blog/ngan',
  table: '/blog/so-tay',
  vietnameseOnly: '/blog/chi-tieng-viet',
  englishOnly: '/blog/only-english',
  firstPart: '/blog/phan-mot',
  thirdPart: '/blog/phan-ba',
  withoutTags: '/blog/khong-the',
  unlisted: '/blog/khong-liet-ke',
} as const;

/** Guides, by what makes them special. */
export const guides = {
  /** To this one `/docs` leads. Long enough to scroll, with code and no eager picture. */
  main: '/docs/git/nhanh',
  /** Tables that are wider than a phone. */
  wide: '/docs/git/lich-su',
  englishOnly: '/docs/git/english-guide',
  /** In a category without a page of its own. */
  withoutCategoryPage: '/docs/ban-phim/phim-tat',
} as const;

/** Texts that exist in one language alone; the unlisted post is one of them. */
export const onlyIn: Readonly<Record<'vi' | 'en', readonly string[]>> = {
  vi: [
    posts.long,
    posts.vietnameseOnly,
    posts.firstPart,
    posts.thirdPart,
    posts.withoutTags,
    posts.unlisted,
  ],
  en: [posts.englishOnly, guides.englishOnly],
};

/** Words that stand in texts that a build leaves out, and nowhere else. */
export const hiddenWords = {draft: 'vẫnđangnháp', scheduled: 'chưađếnngày'} as const;

/** The category with a page of its own. */
export const category = '/docs/category/git';

/** A tag of posts and one of guides, each with texts in both languages. */
export const tags = {post: '/blog/tags/hoc-tap', guide: '/docs/tags/git'} as const;

/** A text page with every notation, so with a table of contents. */
export const notation = '/ky-hieu';

/** Words that stand in texts of both languages, without marks. */
export const words = {many: 'javascript', some: 'commit'} as const;

/** Labels of the navigation bar, as the settings have them. */
export const sectionLabel = (address: string) => {
  const link = navigation.links.find((each) => 'to' in each && each.to === address);
  if (!link) throw new Error(`The navigation has no link to ${address}`);
  return link.label;
};

/** A pattern that matches a text and nothing else. */
export const exactly = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The languages that a page, like `en/blog/a`, is written in, the original first. */
export function languagesOf(page: string): readonly ('vi' | 'en')[] {
  const address = `/${page.replace(/^en\//, '')}`;
  if (onlyIn.vi.includes(address)) return ['vi'];
  return onlyIn.en.includes(address) ? ['en'] : ['vi', 'en'];
}

/**
 * Is a page not in the language of its address? Where there is no translation, the
 * framework shows the text as it is.
 */
export const isUntranslated = (page: string): boolean =>
  !languagesOf(page).includes(page.startsWith('en/') ? 'en' : 'vi');

/** The file of a post, by its address: `blog/2026-02-02-a/index.mdx` for `/blog/a`. */
export function sourceOf(post: string): string {
  const slug = post.replace('/blog/', '');
  const folder = fs.readdirSync('blog').find((each) => each.endsWith(`-${slug}`));
  return `blog/${folder ?? slug}/index.mdx`;
}
