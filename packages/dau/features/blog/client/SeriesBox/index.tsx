import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {MarkedTitle} from '../../../../ui/LanguageMark';
import {PAGES} from '../../../../utils/engine-pages';
import type {Series} from '../../post-metadata/extra-metadata';

/** The parts of the series to which a post belongs. */
export default function SeriesBox({id, name, position, parts}: Series) {
  return (
    <nav
      className="dau-between dau-linked margin-bottom--md"
      aria-label={translate({id: 'dau.reading.seriesList', message: 'Các phần'})}
    >
      <details>
        <summary>
          <Translate
            id="dau.reading.series"
            values={{position: String(position), total: String(parts.length), name}}
          >
            {'Phần {position}/{total}: {name}'}
          </Translate>
        </summary>
        <ol className="margin-bottom--sm">
          {parts.map(({permalink, title, languages}, index) => (
            <li key={permalink}>
              {index + 1 === position ? (
                <span aria-current="page">{title}</span>
              ) : (
                <Link to={permalink}>
                  <MarkedTitle title={title} languages={languages} />
                </Link>
              )}
            </li>
          ))}
        </ol>
        <p>
          <Link to={`${PAGES.series}#${id}`}>
            <Translate id="dau.reading.allSeries">Xem mọi loạt bài</Translate>
          </Link>
        </p>
      </details>
    </nav>
  );
}
