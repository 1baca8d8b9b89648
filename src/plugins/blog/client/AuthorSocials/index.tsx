import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author/Socials';

import Icon from '@site/src/lib/ui/Icon';
import NetworkIcon from '@site/src/lib/ui/NetworkIcon';

/** Names that differ from the capitalized key. */
const names: Readonly<Record<string, string>> = {
  devto: 'DEV',
  email: 'Email',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

/** Returns a network’s name for its key in `authors.yml`. */
const nameOf = (key: string) =>
  names[key.toLowerCase()] ?? key.charAt(0).toUpperCase() + key.slice(1);

/** Docusaurus turns known keys into URLs, and passes other values through unchanged. */
const isUrl = (href: string) => /^(https?|mailto):/.test(href);

/**
 * The profiles of an author in `blog/authors.yml`, with the site's own icons. The theme's component
 * would add the icons of a dozen platforms to every page of the blog.
 */
export default function AuthorSocials({author}: Props) {
  const entries = Object.entries(author.socials ?? {}).filter(([, href]) => isUrl(href));
  if (entries.length === 0) return null;
  return (
    <ul className="dau-list dau-links">
      {entries.map(([key, href]) => (
        <li key={key}>
          <Link href={href}>
            {key === 'email' ? <Icon name="email" /> : <NetworkIcon id={key.toLowerCase()} />}{' '}
            {nameOf(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
