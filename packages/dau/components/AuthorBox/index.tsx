import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {useHasSection, useSite} from '../../ui/useSite';

import styles from './styles.module.css';

type Author = {readonly name?: string; readonly title?: string};

/** Only the site's author has a portrait and a link to the CV. */
export default function AuthorBox({authors}: {readonly authors: readonly Author[]}) {
  const {author} = useSite();
  const hasCv = useHasSection('/cv');
  const avatar = useBaseUrl(author.portrait);
  return authors.map(({name, title}) => (
    <aside
      key={name}
      className={styles.box}
      aria-label={translate({id: 'dau.reading.author', message: 'Tác giả'})}
    >
      {name === author.name && (
        <img className={styles.avatar} src={avatar} alt="" width={56} height={56} loading="lazy" />
      )}
      <p className={`dau-linked ${styles.text}`}>
        <strong>{name}</strong>
        {title && <span className="dau-soft">{title}</span>}
        {hasCv && name === author.name && (
          <Link to="/cv">
            <Translate id="dau.reading.authorPage" values={{name}}>
              {'Xem thêm về {name}'}
            </Translate>
          </Link>
        )}
      </p>
    </aside>
  ));
}
