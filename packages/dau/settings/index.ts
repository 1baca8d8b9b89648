import type {SiteConfig} from './settings-and-defaults';

export type {
  AllowedHosts,
  Announcement,
  BlogConfig,
  ConversationConfig,
  Navigation,
  NavigationLink,
  Settings,
  SiteConfig,
} from './settings-and-defaults';

/** Returns whether the author is still the example author. */
export const isExample = ({author}: SiteConfig) => author.email === 'nguyenvana@example.com';

/** Returns the URL of the home page, without a trailing slash. */
export const homeOf = ({url, baseUrl}: SiteConfig) => `${url}${baseUrl}`.replace(/\/$/, '');

/** Returns the author's profiles, without email and feeds. */
export const pagesElsewhere = ({socials}: Pick<SiteConfig, 'socials'>) =>
  socials.filter(({id, url}) => id !== 'rss' && !url.startsWith('mailto:'));

/** The file in which the author allows pages to load from other hosts. */
export const HOSTS_FILE = 'src/config/hosts.ts';

/** Returns whether a list in `src/config/hosts.ts` contains the host of a URL. */
export function isAllowedHost(url: URL, allowed: readonly string[]): boolean {
  // `URL` also writes host names in lower case
  const hosts = allowed.map((host) => host.toLowerCase());
  return hosts.some((host) =>
    host.includes('*.')
      ? url.origin.startsWith('https://') && url.origin.endsWith(host.replace('https://*', ''))
      : url.origin === host,
  );
}
