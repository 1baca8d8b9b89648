import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import Cover from '../Cover';
import {shellId} from '../../utils/shell-ids';
import {MarkedTitle} from '../../ui/LanguageMark';
import type {PostLink} from '../../features/blog/post-metadata/extra-metadata';

import styles from './styles.module.css';

export default function RelatedPosts({posts}: {readonly posts: readonly PostLink[]}) {
  if (posts.length === 0) return null;
  return (
    <section className="margin-top--lg" aria-labelledby={shellId('related')} data-print="hide">
      <h2 id={shellId('related')} className="dau-title">
        <Translate id="dau.reading.related">Bài liên quan</Translate>
      </h2>
      <ul className={`dau-list dau-titles ${styles.list}`}>
        {posts.map(({permalink, title, languages, ...cover}) => (
          <li key={permalink} className="dau-target">
            <Link to={permalink} className={styles.link}>
              <span className="dau-cover" aria-hidden>
                <Cover {...cover} title={title} loading="lazy" />
              </span>
              <span>
                <MarkedTitle title={title} languages={languages} isTarget />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
