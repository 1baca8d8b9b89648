import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * The language a post or guide is really written in, where that is not the
 * language of the page: the framework shows the original where a translation
 * is missing.
 *
 * @param source the framework's name of the file, like `@site/blog/a/index.mdx`
 * @param frontMatter may name the language of an original that is not in the default one
 */
export function useWrittenIn(source: string, frontMatter: object): string | undefined {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  if (source.startsWith(`@site/i18n/${currentLocale}/`)) return undefined;
  const {language = defaultLocale} = frontMatter as {language?: string};
  return language === currentLocale ? undefined : language;
}
