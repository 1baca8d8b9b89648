import type {AllowedHosts, Announcement, SiteConfig} from './site';
import type {Localized} from './locales';

export type {AllowedHosts, Announcement, SiteConfig};

/** Returns whether the author is still the example author. */
export const isExample = ({author}: SiteConfig) => author.email.endsWith('@example.com');

export const portraitOf = ({portrait = 'img/portrait.svg'}: SiteConfig['author']) => portrait;

/** Returns the URL of the home page, without a trailing slash. */
export const homeOf = ({url, baseUrl}: SiteConfig) => `${url}${baseUrl}`.replace(/\/$/, '');

/** Returns the author's profiles, without email and feeds. */
export const pagesElsewhere = ({socials}: Pick<SiteConfig, 'socials'>) =>
  socials.filter(({id, url}) => id !== 'rss' && !url.startsWith('mailto:'));

/** The settings in `src/config/blog.ts`. */
export type BlogConfig = {
  readonly title: Localized;
  /** One sentence for search engines. */
  readonly description: Localized;
  /** The heading above the posts in the sidebar. */
  readonly sidebarTitle: Localized;
  /** The number of posts in the sidebar, newest first. `0` hides the sidebar. */
  readonly sidebarPosts: number;
  /** The number of posts on each page of the blog. */
  readonly postsPerPage: number;
  /** The maximum number of related posts below a post. */
  readonly relatedPosts: number;
  /** The number of posts on the home page, newest first. */
  readonly homePosts: number;
  /** The number of guides on the home page, in sidebar order. */
  readonly homeGuides: number;
  /** The number of posts in the feeds, newest first. */
  readonly feedPosts: number;
};

/** A link in the navigation bar or the footer: a page on this site, or another URL. */
export type NavigationLink =
  | {readonly label: Localized; readonly to: string}
  | {readonly label: Localized; readonly href: string};

export type Navigation = {
  /** Whether the navigation bar is hidden while the reader scrolls down. */
  readonly hideOnScroll: boolean;
  /**
   * Links on the left of the bar. `/docs`, `/blog`, `/showcase` and `/community`
   * are left out while they are empty.
   */
  readonly links: readonly NavigationLink[];
  /** The footer's columns; `socials` means the profiles in `site.ts`. */
  readonly footer: readonly {
    readonly title: Localized;
    readonly links: readonly NavigationLink[] | 'socials';
  }[];
};

export type ConversationConfig = {
  readonly comments: {
    /** The URL of Giscus, without a trailing slash. Change it only if you host Giscus yourself. */
    readonly host: string;
    /**
     * `shared`: all languages of a page have one discussion. `per-language`: each language has its own
     * discussion.
     */
    readonly thread: 'shared' | 'per-language';
    /** The URL of the discussions that pages link to if comments are not set up. `''` shows no link. */
    readonly discussUrl: string;
  };
  readonly board: {readonly sdkUrl: string};
  readonly feedback: {
    /** The URL of the form for new issues, which page feedback fills in. `''` offers only email. */
    readonly newIssueUrl: string;
  };
};
