import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import type {PageLink} from '../../content/link-targets';
import {MarkedTitle} from '../../ui/LanguageMark';
import {shellId} from '../../utils/shell-ids';

import styles from './styles.module.css';

/**
 * Lists the pages that link to this page.
 *
 * @param frontMatter the page's front matter, to which `markdown/file-links.ts` adds these pages
 */
export default function LinkedFrom({frontMatter}: {readonly frontMatter: object}) {
  const {linkedFrom = []} = frontMatter as {readonly linkedFrom?: readonly PageLink[]};
  if (linkedFrom.length === 0) return null;
  return (
    <section className="margin-top--lg" aria-labelledby={shellId('linked-from')} data-print="hide">
      <h2 id={shellId('linked-from')} className="dau-title">
        <Translate id="dau.reading.linkedFrom">Được nhắc tới ở</Translate>
      </h2>
      <ul className="dau-list dau-titles">
        {linkedFrom.map(({permalink, title, languages}) => (
          <li key={permalink} className="dau-target">
            <Link to={permalink} className={styles.link}>
              <MarkedTitle title={title} languages={languages} isTarget />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
