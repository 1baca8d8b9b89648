import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import TOCCollapsible, {type Props as Contents} from '@theme/TOCCollapsible';

import {MarkedTitle} from '../../../../ui/LanguageMark';
import {PAGES} from '../../../../utils/engine-pages';
import type {Series} from '../../post-metadata/extra-metadata';

function SeriesBox({id, name, position, parts}: Series) {
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

type Props = Pick<Contents, 'toc'> & {
  readonly series: Series | undefined;
  readonly frontMatter: {readonly hide_table_of_contents?: boolean};
};

/** The parts of the series, and the table of contents on a phone. */
export default function SeriesAndContents({series, toc, frontMatter}: Props) {
  return (
    <>
      {series && <SeriesBox {...series} />}
      {toc.length > 0 && !frontMatter.hide_table_of_contents && <TOCCollapsible toc={toc} />}
    </>
  );
}
