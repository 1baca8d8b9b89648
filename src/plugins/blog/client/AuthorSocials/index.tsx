import Link from '@docusaurus/Link';

import Icon from '@site/src/lib/ui/Icon';
import NetworkIcon from '@site/src/lib/ui/NetworkIcon';

import styles from './styles.module.css';

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

/** Docusaurus turns known keys into addresses, and passes other values through unchanged. */
const isAddress = (href: string) => /^(https?|mailto):/.test(href);

/** The profiles of an author in `blog/authors.yml`, with the site's own icons. */
export default function AuthorSocials({
  socials,
}: {
  readonly socials: Readonly<Record<string, string>>;
}) {
  const entries = Object.entries(socials).filter(([, href]) => isAddress(href));
  if (entries.length === 0) return null;
  return (
    <ul className={styles.socials}>
      {entries.map(([key, href]) => (
        <li key={key}>
          <Link href={href} className={styles.link}>
            {key === 'email' ? <Icon name="email" /> : <NetworkIcon id={key.toLowerCase()} />}{' '}
            {nameOf(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
