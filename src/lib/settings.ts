/** The settings an author makes in `src/config`: what each file there holds. */
import type {Announcement} from './announcement-schema';
import type {Localized} from './locales';
import type {SiteConfig} from './site-schema';

export type {Announcement, SiteConfig};

/** Is the author still the example's? */
export const isExample = ({author}: SiteConfig) => author.email.endsWith('@example.com');

/** The author's image, or else the one that is drawn. */
export const portraitOf = ({portrait = 'img/portrait.svg'}: SiteConfig['author']) => portrait;

/** Where the author is found: the site's URL, without a trailing slash. */
export const homeOf = ({url, baseUrl}: SiteConfig) => `${url}${baseUrl}`.replace(/\/$/, '');

/** The author's pages on other sites: the profiles without email and feeds. */
export const pagesElsewhere = ({socials}: Pick<SiteConfig, 'socials'>) =>
  socials.filter(({id, url}) => id !== 'rss' && !url.startsWith('mailto:'));

/** An origin (`https://example.com`), or one with all its subdomains (`https://*.example.com`). */
type Host = `https://${string}`;

/** The hosts besides the site's own that its pages may load from, by what comes from them. */
export type AllowedHosts = {
  /** Images, sound and videos. */
  readonly media: readonly Host[];
  /** Pages in an `<iframe>`. */
  readonly frames: readonly Host[];
  /** Scripts. One of them can do everything that the site's own scripts can. */
  readonly scripts: readonly Host[];
  /** What scripts fetch. */
  readonly requests: readonly Host[];
};

/** The blog as a whole. */
export type BlogConfig = {
  /** Title of the list of posts. */
  readonly title: Localized;
  /** One sentence for search engines. */
  readonly description: Localized;
  /** Heading above the posts in the sidebar. */
  readonly sidebarTitle: Localized;
  /** How many posts the sidebar holds, the newest first. The archive has all of them. `0`: no sidebar. */
  readonly sidebarPosts: number;
  /** How many posts a page of the blog shows. */
  readonly postsPerPage: number;
  /** How many related posts a post shows, at most. */
  readonly relatedPosts: number;
  /** How many posts, the newest ones, and how many guides, the first ones, the home page lists. */
  readonly homePosts: number;
  readonly homeGuides: number;
  /** How many of the newest posts the feeds carry. */
  readonly feedPosts: number;
};

/** A link in the navigation bar or the footer: a page of this site, or another URL. */
export type NavigationLink =
  | {readonly label: Localized; readonly to: string}
  | {readonly label: Localized; readonly href: string};

/** What the navigation bar and the footer hold, in this order. */
export type Navigation = {
  /** Hide the navigation bar while the reader scrolls down. */
  readonly hideOnScroll: boolean;
  /**
   * Links on the left of the bar. `/docs`, `/blog`, `/showcase` and `/community`
   * are left out while they are empty.
   */
  readonly links: readonly NavigationLink[];
  /** Columns of the footer; `socials` means the profiles of `site.ts`. */
  readonly footer: readonly {
    readonly title: Localized;
    readonly links: readonly NavigationLink[] | 'socials';
  }[];
};

/** How readers and the author talk: comments, the feedback board, page feedback. */
export type ConversationConfig = {
  readonly comments: {
    /** Where Giscus runs; change it only for a copy of your own. No slash at the end. */
    readonly host: string;
    /** `shared`: both languages of a page have one discussion. `per-language`: one each. */
    readonly thread: 'shared' | 'per-language';
    /** Where to discuss while comments are not set up; `''` shows nothing. */
    readonly discussUrl: string;
  };
  /** Canny's own script. */
  readonly board: {readonly sdkUrl: string};
  readonly feedback: {
    /** A prefilled issue is offered where there is no endpoint; `''` leaves email alone. */
    readonly newIssueUrl: string;
  };
};
