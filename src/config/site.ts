import type {Localized} from './locales';

/** Who the site belongs to and where it lives. */
export type SiteConfig = {
  /** Site name: the second half of every page title. */
  readonly name: string;
  /** One sentence under the name. */
  readonly tagline: Localized;
  /** Where the site is served, without a trailing slash. `SITE_URL` wins over it. */
  readonly url: string;
  /** The path it is served under, with both slashes. `BASE_URL` wins over it. */
  readonly baseUrl: string;
  readonly author: {
    readonly name: string;
    readonly email: string;
    /** What the author does, in a few words. */
    readonly role: Localized;
    /** The picture on the home page, as a path in `static`; square looks best. */
    readonly portrait: string;
  };
  /** The repository that holds this site: edit links, navigation bar and footer lead there. */
  readonly sourceUrl: string;
  /** The branch that edit links point to. */
  readonly sourceBranch: string;
  /** The three profiles shown in the footer and on the community page. */
  readonly socials: readonly SocialProfile[];
};

export type SocialProfile = {
  readonly id: 'github' | 'linkedin' | 'facebook' | 'x' | 'youtube' | 'mastodon';
  readonly label: string;
  readonly url: string;
};

/**
 * **Edit here first.** Everything below is an example: Nguyễn Văn A is the
 * Vietnamese John Doe, and `example.com` belongs to nobody.
 */
export const site: SiteConfig = {
  name: 'Dấu',
  tagline: {
    vi: 'Ghi lại những dấu vết trên đường học lập trình',
    en: 'Marks left along the way of learning to code',
  },
  url: 'https://example.com',
  baseUrl: '/',
  author: {
    name: 'Nguyễn Văn A',
    email: 'nguyenvana@example.com',
    role: {vi: 'Lập trình viên web', en: 'Web developer'},
    portrait: 'img/avatar.svg',
  },
  sourceUrl: 'https://github.com/example/dau',
  sourceBranch: 'main',
  socials: [
    {id: 'github', label: 'GitHub', url: 'https://github.com/example'},
    {id: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/in/example'},
    {id: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/example'},
  ],
};

/** Is any part of the example identity still in place? */
export function isExampleIdentity({url, author}: SiteConfig): boolean {
  return (
    new URL(url).hostname.endsWith('example.com') ||
    author.email.endsWith('@example.com') ||
    author.name === 'Nguyễn Văn A'
  );
}
