/**
 * Pages on the test site (`packages/dau/tests/site`) that tests open, and strings that tests look for. Some of them
 * come from the test site's settings.
 */
import {blog} from '../../../../src/config/blog';
import {navigation} from '../../../../src/config/navigation';
import {site} from '../../../../src/config/site';

export const {name: siteName, url: siteUrl, sourceUrl, newsletter} = site;
export const {name: author, email} = site.author;

/** The title of the post list. The navigation has a different label. */
export const blogTitle = blog.title;

export const posts = {
  /** A post of usual length with an eager first image, in both languages. */
  usual: '/blog/hinh-dau-bai',
  /** The longest post, with lazy images, only in Vietnamese. */
  long: '/blog/bai-dai',
  /** A post with live code and a lazy image below the first screen, in both languages. */
  live: '/blog/ma-chay-duoc',
  /** A post with an interactive component, in both languages. */
  inspector: '/blog/soi-chu',
  /** The newest and shortest post, in both languages. */
  short: '/blog/ngan',
  table: '/blog/so-tay',
  /** An old post that is first in the list. */
  pinned: '/blog/so-tay',
  vietnameseOnly: '/blog/chi-tieng-viet',
  englishOnly: '/blog/only-english',
  firstPart: '/blog/phan-mot',
  thirdPart: '/blog/phan-ba',
  withoutTags: '/blog/authors/khong-the',
  unlisted: '/blog/khong-liet-ke',
} as const;

export const guides = {
  /**
   * `/docs` redirects to this guide. It is long enough to scroll, and has code but no eager
   * image.
   */
  main: '/docs/git/nhanh',
  /** A guide with tables that are wider than a phone. */
  wide: '/docs/git/lich-su',
  englishOnly: '/docs/git/english-guide',
  /** A guide in a category without its own page. The guide's path looks like a list's path. */
  withoutCategoryPage: '/docs/archive/phim-tat',
} as const;

/** Pages that exist in only one language, including the unlisted post. */
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

/** A page with all Markdown syntax and a table of contents. */
export const notation = '/ky-hieu';

export const imagePage = '/hinh-va-so';

/** A page in plain Markdown (`.md`) with HTML. */
export const plain = '/thuan';

/** ASCII words that occur in content in both languages. */
export const words = {many: 'javascript', some: 'commit'} as const;

/** @throws if the navigation has no such link */
export const sectionLabel = (url: string) => {
  const link = navigation.links?.find((each) => 'to' in each && each.to === url);
  if (!link) throw new Error(`The navigation has no link to ${url}`);
  return link.label;
};

export const exactly = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * The original's language comes first.
 *
 * @param page a path such as `en/blog/a`
 */
export function languagesOf(page: string): readonly ('vi' | 'en')[] {
  const url = `/${page.replace(/^en\//, '')}`;
  if (onlyIn.vi.includes(url)) return ['vi'];
  return onlyIn.en.includes(url) ? ['en'] : ['vi', 'en'];
}

/**
 * Returns whether a page's content is not in the language of its URL. If there is no translation,
 * Docusaurus shows the original.
 */
export const isUntranslated = (page: string): boolean =>
  !languagesOf(page).includes(page.startsWith('en/') ? 'en' : 'vi');
