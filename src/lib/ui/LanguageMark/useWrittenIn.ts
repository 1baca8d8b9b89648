import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {shownLanguage} from '@site/src/lib/languages';

/**
 * The language a post or guide is really written in, where that is not the
 * language of the page: the framework shows the original where a translation
 * is missing.
 */
export function useWrittenIn(frontMatter: object): string | undefined {
  const {currentLocale} = useDocusaurusContext().i18n;
  const shown = shownLanguage(frontMatter, currentLocale);
  return shown === currentLocale ? undefined : shown;
}
