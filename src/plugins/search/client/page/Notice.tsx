import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';

import {errorTexts} from '../translations';

import type {Results} from './useResults';

import styles from './styles.module.css';

function useFoundText() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
          description:
            'Pluralized label for "{count} documents found". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
        },
        {count},
      ),
    );
}

/** The state of the search, visible and in a live region for screen readers. */
export default function Notice({
  results,
  onRetry,
}: {
  results: Results;
  onRetry: () => void;
}): ReactNode {
  const foundText = useFoundText();
  if (results.phase === 'failed') {
    const {titleText, helpText} = errorTexts();
    return (
      <div className={styles.notice} role="alert">
        <p className={styles.noticeTitle}>{titleText}</p>
        <p>{helpText}</p>
        <button type="button" className={styles.submit} onClick={onRetry}>
          <Translate id="dau.search.retry" description="Button that searches again after a failure">
            Thử lại
          </Translate>
        </button>
      </div>
    );
  }
  return (
    <>
      <noscript>
        <p className={styles.notice}>
          <Translate
            id="dau.search.noScript"
            description="Shown on the search page to readers without JavaScript"
          >
            Trang tìm kiếm cần JavaScript. Không bật được thì bạn xem qua danh sách bài viết và
            hướng dẫn trên thanh điều hướng nhé.
          </Translate>
        </p>
      </noscript>
      <p className={styles.notice} role="status">
        {results.phase === 'empty' && (
          <Translate
            id="dau.search.hint"
            description="Hint in the empty search dialog; the example is the same phrase without and with marks"
            values={{
              plain: <kbd key="plain">khong tim thay</kbd>,
              marked: <kbd key="marked">không tìm thấy</kbd>,
            }}
          >
            {'Gõ không dấu cũng được: {plain} tìm ra {marked}.'}
          </Translate>
        )}
        {results.phase === 'searching' && (
          <Translate id="dau.search.searching" description="Shown while a search takes long">
            Đang tìm…
          </Translate>
        )}
        {results.phase === 'nothing' && (
          <Translate
            id="theme.SearchPage.noResultsText"
            description="The paragraph for empty search result"
          >
            No results were found
          </Translate>
        )}
        {results.phase === 'found' && foundText(results.result.total)}
      </p>
    </>
  );
}
