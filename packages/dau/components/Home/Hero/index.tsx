import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';

import {useHasSection, useSite} from '../../../ui/useSite';
import {PAGES} from '../../../utils/engine-pages';

import styles from '../styles.module.css';

export type HeroProps = {
  readonly name: string;
  readonly role: string;
  readonly tagline: string;
  readonly about?: string;
  readonly hasPosts?: boolean;
};

export default function Hero({name, role, tagline, about, hasPosts = true}: HeroProps) {
  const {author} = useSite();
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={`dau-ruled ${styles.name}`}>
        {name}
      </Heading>
      <div className={`container ${styles.columns}`}>
        <img
          className={`avatar__photo ${styles.portrait}`}
          src={useBaseUrl(author.portrait)}
          alt={translate({id: 'dau.home.portraitAlt', message: 'Chân dung của {name}'}, {name})}
          width="240"
          height="240"
        />
        <div>
          <p className={styles.role}>{role}</p>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <div className={styles.about}>
          {about !== undefined && <p>{about}</p>}
          <div className="dau-flow" data-search-ignore>
            {hasPosts && (
              <Link className="button button--primary" to={PAGES.blog}>
                <Translate id="dau.home.blog">Đọc blog</Translate>
              </Link>
            )}
            {useHasSection('/cv') && (
              <Link className="button button--secondary" to="/cv">
                <Translate id="dau.home.cv">Xem CV</Translate>
              </Link>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
