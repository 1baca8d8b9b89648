import type {Locale, Localized} from '../../../lib/locales';
import type {Written} from '../../content/written';
import {markdownText} from './markdown';

/** The sections of `llms.txt`, in this order. */
const SECTIONS = ['post', 'guide'] as const satisfies readonly Written['kind'][];

const headings: Localized<Record<Written['kind'], string>> = {
  vi: {post: 'Bài viết', guide: 'Hướng dẫn'},
  en: {post: 'Posts', guide: 'Guides'},
};

type Options = {
  readonly title: string;
  readonly summary: string;
  readonly locale: Locale;
  /** Returns the address of a page as Markdown. */
  readonly urlOf: (page: Written) => string;
};

/**
 * Returns the text of `llms.txt`, which lists the pages for language models: https://llmstxt.org.
 * Unlisted pages and pages in another language are left out.
 */
export function llmsText(
  written: readonly Written[],
  {title, summary, locale, urlOf}: Options,
): string {
  const parts = SECTIONS.flatMap((kind) => {
    const entries = written
      .filter((page) => page.kind === kind && !page.isUnlisted && page.language === locale)
      .map(
        (page) =>
          `- [${markdownText(page.title)}](${urlOf(page)}): ${markdownText(page.description)}`,
      );
    return entries.length > 0 ? [`## ${headings[locale][kind]}\n\n${entries.join('\n')}\n`] : [];
  });
  return [`# ${markdownText(title)}\n`, `> ${markdownText(summary)}\n`, ...parts].join('\n');
}
