/**
 * Pages of the test site (`tests/site`) that tests open, and strings that tests look for. Values from
 * the settings are read from there.
 */
import fs from 'node:fs';

import {blog} from '../../src/config/blog';
import {navigation} from '../../src/config/navigation';
import {site} from '../../src/config/site';

export const {name: siteName, url: siteUrl, sourceUrl} = site;
export const {name: author, email} = site.author;

/** Title of the post list page. The navigation has another label. */
export const blogTitle = blog.title;

/** Posts by their special feature. */
export const posts = {
  /** A post of usual length with an eager first image. In both languages. */
  usual: '/blog/hinh-dau-bai',
  /** The longest post, with lazy images. Only in Vietnamese. */
  long: '/blog/bai-dai',
  /** A post with live code and a lazy image below the first screen. In both languages. */
  live: '/blog/ma-chay-duoc',
  /** A post with an interactive component. In both languages. */
  inspector: '/blog/soi-chu',
  /** The newest and shortest post. In both languages. */
  short: '/blog/ngan',
  table: '/blog/so-tay',
  vietnameseOnly: '/blog/chi-tieng-viet',
  englishOnly: '/blog/only-english',
  firstPart: '/blog/phan-mot',
  thirdPart: '/blog/phan-ba',
  withoutTags: '/blog/authors/khong-the',
  unlisted: '/blog/khong-liet-ke',
} as const;

/** Guides by their special feature. */
export const guides = {
  /**
   * `/docs` redirects to this guide. It is long enough to scroll, and has code but no eager
   * image.
   */
  main: '/docs/git/nhanh',
  /** A guide with tables that are wider than a phone. */
  wide: '/docs/git/lich-su',
  englishOnly: '/docs/git/english-guide',
  /** A guide in a category without its own page. Its path, like that of `withoutTags`, looks like a list. */
  withoutCategoryPage: '/docs/archive/phim-tat',
} as const;

/** Pages that exist in only one language. One of them is the unlisted post. */
const onlyIn: Readonly<Record<'vi' | 'en', readonly string[]>> = {
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

/** Words that occur only in unpublished content. */
export const hiddenWords = {draft: 'vẫnđangnháp', scheduled: 'chưađếnngày'} as const;

/** A category with its own page. */
export const category = '/docs/category/git';

/** A post tag and a guide tag, each with pages in both languages. */
export const tags = {post: '/blog/tags/hoc-tap', guide: '/docs/tags/git'} as const;

/** A page with every Markdown feature and a table of contents. */
export const notation = '/ky-hieu';

/** A page with images of Markdown. */
export const imagePage = '/hinh-va-so';

/** A page in a `.md` file: plain Markdown with HTML. */
export const plain = '/thuan';

/** ASCII words that occur in content of both languages. */
export const words = {many: 'javascript', some: 'commit'} as const;

/**
 * Returns the label of a link in the navigation bar, from the settings.
 *
 * @throws if there is no such link
 */
export const sectionLabel = (url: string) => {
  const link = navigation.links.find((each) => 'to' in each && each.to === url);
  if (!link) throw new Error(`The navigation has no link to ${url}`);
  return link.label;
};

/** Escapes a string for a regular expression. */
export const exactly = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Returns the languages of a page such as `en/blog/a`, the original first. */
export function languagesOf(page: string): readonly ('vi' | 'en')[] {
  const url = `/${page.replace(/^en\//, '')}`;
  if (onlyIn.vi.includes(url)) return ['vi'];
  return onlyIn.en.includes(url) ? ['en'] : ['vi', 'en'];
}

/**
 * Returns true if the page is not in the language of its URL. Docusaurus shows the original text if
 * there is no translation.
 */
export const isUntranslated = (page: string): boolean =>
  !languagesOf(page).includes(page.startsWith('en/') ? 'en' : 'vi');

/** Returns the source file of a post: `blog/2026-02-02-a/index.mdx` for `/blog/a`. */
export function sourceOf(post: string): string {
  const slug = post.replace('/blog/', '');
  const folder = fs.readdirSync('blog').find((each) => each.endsWith(`-${slug}`));
  return `blog/${folder ?? slug}/index.mdx`;
}
