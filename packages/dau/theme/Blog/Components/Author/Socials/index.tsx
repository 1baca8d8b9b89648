import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author/Socials';

import NetworkIcon from '../../../../../ui/NetworkIcon';

/** Networks whose names differ from their capitalized key. */
const names: Readonly<Record<string, string>> = {
  devto: 'DEV',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

const nameOf = (key: string) =>
  names[key.toLowerCase()] ?? key.charAt(0).toUpperCase() + key.slice(1);

/** If Docusaurus does not support a network, its value in `authors.yml` may not be a URL. */
const isUrl = (href: string) => /^(https?|mailto):/.test(href);

/** Replaces Docusaurus' component, which would add a dozen networks' icons to every blog page. */
export default function AuthorSocials({author}: Props) {
  const entries = Object.entries(author.socials ?? {}).filter(([, href]) => isUrl(href));
  if (entries.length === 0) return null;
  return (
    <ul className="dau-list dau-links">
      {entries.map(([key, href]) => (
        <li key={key}>
          <Link href={href}>
            <NetworkIcon id={key.toLowerCase()} /> {nameOf(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
