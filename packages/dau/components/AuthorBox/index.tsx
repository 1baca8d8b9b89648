import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AuthorSocials, {type Props} from '@theme/Blog/Components/Author/Socials';

import {useHasSection, useIsAllowed, useSite} from '../../ui/useSite';

type Author = Props['author'];

/** Only the site's author has a portrait and a link to the CV. */
function Box({author}: {readonly author: Author}) {
  const site = useSite();
  const {name, title, imageURL = ''} = author;
  const isOwner = name === site.author.name;
  const portrait = useBaseUrl(site.author.portrait);
  const image = useIsAllowed(imageURL) ? imageURL : '';
  const src = isOwner ? portrait : image;
  const hasCv = useHasSection('/cv');
  return (
    <aside
      className="avatar margin-top--lg"
      aria-label={translate({id: 'dau.reading.author', message: 'Tác giả'})}
    >
      {src && (
        <img className="avatar__photo" src={src} alt="" width={40} height={40} loading="lazy" />
      )}
      <div className="avatar__intro">
        <div className="dau-linked">
          <strong>{hasCv && isOwner ? <Link to="/cv">{name}</Link> : name}</strong>
          {title && <div className="dau-soft">{title}</div>}
        </div>
        {author.socials && <AuthorSocials author={author} />}
      </div>
    </aside>
  );
}

export default function AuthorBox({authors}: {readonly authors: readonly Author[]}) {
  return authors.map((author) => <Box key={author.name} author={author} />);
}
