import type {ComponentProps, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';

import Tag from '@theme/Tag';

import Icon from '../../../../ui/Icon';
import {PLUGIN_NAME, type SearchData} from '../../shared/constants';

import styles from './styles.module.css';

/** With these props, React does not change the content that `window.ts` adds. */
const FILLED = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

/**
 * Loads the search script on sites without the `shell` plugin. On other sites, `page-controls.ts` has
 * already loaded it before this timeout.
 */
const loadScript = (src: string) =>
  setTimeout(() => {
    if (document.querySelector(`script[src="${src}"]`)) return;
    const script = document.createElement('script');
    // Remove a script that did not load, so that the next attempt can add it again
    document.head.append(Object.assign(script, {src, onerror: () => script.remove()}));
  });

function List({name, title}: {name: string; title: string}) {
  return (
    <section hidden>
      <h2 className={styles.notice}>{title}</h2>
      <ul className={styles.list} data-list={name} {...FILLED} />
    </section>
  );
}

function Topics({title}: {title: string}) {
  const {topics} = usePluginData(PLUGIN_NAME) as SearchData;
  if (topics.length === 0) return null;
  return (
    <>
      <p className={styles.notice}>{title}</p>
      <ul className={styles.topics}>
        {topics.map(({label, url}) => (
          <li key={url}>
            <Tag label={label} permalink={url} description={undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  field: ComponentProps<'input'>;
  button?: ReactNode;
  children: ReactNode;
};

export default function Panel({field, button, children}: Props): ReactNode {
  const {page, script, reportUrl} = usePluginData(PLUGIN_NAME) as SearchData;
  return (
    <>
      {/* Without scripts, the form opens the results page */}
      <form className={styles.form} action={page} role="search">
        <Icon name="search" />
        <input
          className={styles.field}
          // In a `search` field, Escape would clear the field instead of closing the dialog
          type="text"
          name="q"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          onFocus={() => loadScript(script)}
          {...field}
        />
        {button}
      </form>
      <div className={styles.parts}>
        <p
          className={styles.notice}
          role="status"
          data-text={translate({id: 'dau.search.status', message: '{count} kết quả'})}
          {...FILLED}
        />
        <div data-part="start">
          <List
            name="recent"
            title={translate({
              id: 'theme.SearchModal.startScreen.recentSearchesTitle',
              message: 'Recent',
            })}
          />
          <List
            name="saved"
            title={translate({
              id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
              message: 'Favorite',
            })}
          />
          <p className={styles.notice}>
            <Translate id="dau.search.hint">
              Gõ không dấu cũng được: “duong dan” tìm ra “đường dẫn”.
            </Translate>
          </p>
          <Topics
            title={translate({
              id: 'dau.search.topics',
              message: 'Hoặc xem theo chủ đề:',
              description: 'Above links to tags, before a search',
            })}
          />
        </div>
        <p className={styles.notice} data-part="searching" hidden>
          <Translate id="dau.search.searching">Đang tìm…</Translate>
        </p>
        <div data-part="found" hidden>
          <ul className={styles.list} data-list="results" {...FILLED} />
          <p className={styles.notice}>{children}</p>
        </div>
        <div data-part="nothing" hidden>
          <p className={styles.lead}>
            <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
              No results for
            </Translate>{' '}
            <q data-query {...FILLED} />
          </p>
          <Topics
            title={translate({
              id: 'dau.search.fewer',
              message: 'Bạn thử ít từ hơn, hoặc xem theo chủ đề:',
              description: 'Above links to tags, after a search without results',
            })}
          />
          {reportUrl && (
            <p className={styles.notice}>
              <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
                Believe this query should return results?
              </Translate>{' '}
              <a href={reportUrl} data-report={reportUrl} target="_blank" rel="noopener noreferrer">
                <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
                  Let us know.
                </Translate>
              </a>
            </p>
          )}
        </div>
        <div className={styles.notice} role="alert" hidden data-part="failed">
          <p>
            <Translate id="theme.SearchModal.errorScreen.titleText">
              Unable to fetch results
            </Translate>
          </p>
          <p>
            {process.env.NODE_ENV === 'development' ? (
              <Translate id="dau.search.noIndex">
                Khi viết bài, ô tìm kiếm dùng bản build gần nhất. Hãy chạy npm run build một lần.
              </Translate>
            ) : (
              <Translate id="theme.SearchModal.errorScreen.helpText">
                You might want to check your network connection.
              </Translate>
            )}
          </p>
          <button
            type="button"
            className="button button--primary"
            data-without-application
            data-act="retry"
          >
            <Translate id="dau.search.retry">Thử lại</Translate>
          </button>
        </div>
      </div>
    </>
  );
}

const actions = () => ({
  save: ['☆', translate({id: 'dau.search.save', message: 'Lưu kết quả này'})],
  remove: ['×', translate({id: 'dau.search.remove', message: 'Xóa khỏi danh sách này'})],
});

/** A hidden template that `window.ts` copies for each list row. */
export function Row({page}: {page: string}): ReactNode {
  return (
    <ul hidden>
      <li data-row>
        <a
          href={page}
          data-place={translate({
            id: 'dau.search.place',
            message: 'Trang',
            description: 'Above a result that is in no section of the site',
          })}
        >
          <span data-field="heading" />
          <small data-field="page" />
          <span data-field="snippet" />
        </a>
        {Object.entries(actions()).map(([name, [sign, label]]) => (
          <button
            key={name}
            type="button"
            className="clean-btn"
            aria-label={label}
            data-without-application
            data-act={name}
          >
            {sign}
          </button>
        ))}
      </li>
    </ul>
  );
}
