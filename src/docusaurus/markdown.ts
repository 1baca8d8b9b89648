import type {MarkdownConfig} from '@docusaurus/types';

import type {Locale} from '../lib/locales';
import {languageStep} from '../plugins/content/languages/front-matter';
import {markdownLabels} from '../plugins/content/languages/markdown-labels';

/** How texts are read: for `markdown` of docusaurus.config.ts. */
export function markdownOptions(locale: Locale, siteDir: string): Partial<MarkdownConfig> {
  return {
    parseFrontMatter: languageStep(locale, siteDir),
    // Texts of other sites have these: <!-- comments -->, {#ids} of headings, :::note Titles
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    remarkRehypeOptions: {
      footnoteLabel: markdownLabels.footnotes[locale],
      footnoteBackLabel: (index: number) => `${markdownLabels.footnoteBack[locale]} ${index + 1}`,
    },
  };
}
