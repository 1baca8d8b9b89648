import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {languageName, shownLanguage} from '../../content/content-languages';
import MarkedSentence from '../MarkedSentence';

/**
 * Returns the language of a post or guide if it differs from the page's language. Docusaurus shows the
 * original if a translation is missing.
 */
export function useWrittenIn(frontMatter: object): string | undefined {
  const {currentLocale} = useDocusaurusContext().i18n;
  const shown = shownLanguage(frontMatter, currentLocale);
  return shown === currentLocale ? undefined : shown;
}

type ParagraphProps = {
  readonly languages?: readonly string[] | undefined;
  readonly children: string;
};

/** A paragraph in a list of links, marked if it is not in the page's language. */
export function MarkedParagraph({languages, children}: ParagraphProps) {
  return <p lang={useWrittenIn({languages})}>{children}</p>;
}

type TitleProps = {
  readonly title: string;
  readonly languages?: readonly string[] | undefined;
  /** Whether the title is in a `dau-target`, which colors its diacritics. */
  readonly isTarget?: boolean;
};

/** A title in a list of links, marked if it is not in the page's language. */
export function MarkedTitle({title, languages, isTarget = false}: TitleProps) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const writtenIn = useWrittenIn({languages});
  const text = isTarget ? <MarkedSentence text={title} hasStop={false} isQuiet /> : title;
  if (writtenIn === undefined) return text;
  return (
    <>
      <span lang={writtenIn}>{text}</span>{' '}
      <small className="dau-soft">
        (
        {translate(
          {id: 'dau.language.only', message: 'bản {language}'},
          {language: languageName(writtenIn, currentLocale)},
        )}
        )
      </small>
    </>
  );
}
