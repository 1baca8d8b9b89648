import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

import Icon from '../../ui/Icon';
import NetworkIcon from '../../ui/NetworkIcon';
import {useSite} from '../../ui/useSite';

export default function ContactLinks({withEmail = true}: {readonly withEmail?: boolean}) {
  const {author, socials} = useSite();
  return (
    <ul
      className="dau-list dau-links"
      aria-label={translate({id: 'dau.contact.linksLabel', message: 'Tìm mình ở đâu'})}
    >
      {withEmail && (
        <li>
          <a href={`mailto:${author.email}`}>
            <Icon name="email" />
            {translate({id: 'dau.contact.email', message: 'Email'})}
          </a>
        </li>
      )}
      {socials.map(({id, label, url}) => (
        <li key={url}>
          {/* `me` lets sites such as Mastodon verify that both pages belong to the same person */}
          <Link
            href={url}
            rel="me noopener noreferrer"
            target={url.startsWith('mailto:') ? '_self' : '_blank'}
          >
            <NetworkIcon id={id} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
