import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import TOCCollapsible, {type Props as Contents} from '@theme/TOCCollapsible';

import Day from '../../../../ui/Day';
import {MarkedTitle} from '../../../../ui/LanguageMark';
import {PAGES} from '../../../../utils/engine-pages';
import type {ExtraMetadata, Series} from '../../post-metadata/extra-metadata';

import styles from './styles.module.css';

function SeriesBox({id, name, position, parts}: Series) {
  return (
    <nav
      className={`dau-between dau-linked ${styles.box}`}
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
        <ol className={styles.parts}>
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

function Scheduled({date}: {date: string}) {
  return (
    <p className={`dau-between ${styles.box}`} role="note">
      <Translate id="dau.reading.scheduled" values={{date: <Day date={date} />}}>
        {'Bài này đề ngày {date} và đến hôm đó mới đăng.'}
      </Translate>
    </p>
  );
}

type Props = Pick<Contents, 'toc'> & {
  readonly extra: ExtraMetadata;
  readonly date: string;
  readonly frontMatter: {
    readonly hide_table_of_contents?: boolean;
    /** The photos of the post need the space beside the text. */
    readonly isTocAbove?: boolean;
  };
};

export default function SeriesAndSchedule({extra, date, toc, frontMatter}: Props) {
  const {isTocAbove = false, hide_table_of_contents: isHidden = false} = frontMatter;
  return (
    <>
      {extra.isScheduled && <Scheduled date={date} />}
      {extra.series && <SeriesBox {...extra.series} />}
      {toc.length > 0 && (isTocAbove || !isHidden) && (
        <TOCCollapsible toc={toc} className={isTocAbove ? 'dau-shown' : undefined} />
      )}
    </>
  );
}
