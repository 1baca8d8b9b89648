import Link from '@docusaurus/Link';

import Icon, {type IconName} from '@site/src/components/Icon';

import styles from './styles.module.css';

type Platform = {readonly label: string; readonly icon: IconName};

const platforms: Readonly<Record<string, Platform>> = {
  github: {label: 'GitHub', icon: 'github'},
  linkedin: {label: 'LinkedIn', icon: 'linkedin'},
  x: {label: 'X', icon: 'x'},
  youtube: {label: 'YouTube', icon: 'youtube'},
  mastodon: {label: 'Mastodon', icon: 'mastodon'},
  email: {label: 'E-mail', icon: 'email'},
};

/** Profiles of an author, from `blog/authors.yml`, with the site's own few signs. */
export default function AuthorSocials({
  socials,
}: {
  readonly socials: Readonly<Record<string, string>>;
}) {
  const entries = Object.entries(socials);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.socials}>
      {entries.map(([key, href]) => {
        const {label, icon} = platforms[key] ?? {label: key, icon: 'website'};
        return (
          <li key={key}>
            <Link href={href} className={styles.link}>
              <Icon name={icon} /> {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
