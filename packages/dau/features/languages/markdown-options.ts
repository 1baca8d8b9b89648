import path from 'node:path';

import type {Config} from '@docusaurus/types';
import {createMatcher, GlobExcludeDefault} from '@docusaurus/utils';

import {buildTime, showsDrafts} from '../../content/publishing';
import {withoutControlCharacters} from '../../utils/characters';
import {withWrittenDays} from '../../content/dates';
import {contentFileAt} from '../../content/files';
import {withServedImage} from '../../content/relative-images';
import {parseFrontMatter} from '../../content/yaml';
import {textIn, type Locale, type Localized} from '../../settings/locales';
import {describe, withTagSlugs, markUnpublished, addLanguages} from './front-matter';

const labels = {
  /** The hidden heading above the footnotes. */
  footnotes: {vi: 'Chú thích', en: 'Footnotes'},
  footnoteBack: {vi: 'Quay lại chỗ có chú thích', en: 'Back to reference'},
} satisfies Record<string, Localized>;

/** Other files import partials, such as `_part.mdx`. Docusaurus warns about front matter in them. */
const isPartial = createMatcher(GlobExcludeDefault);

export function markdownOptions(locale: Locale, siteDir: string) {
  const now = showsDrafts() ? buildTime() : undefined;
  return {
    // `detect` treats `.md` files as CommonMark and `.mdx` files as MDX
    format: 'detect',
    async parseFrontMatter({defaultParseFrontMatter: read, ...params}) {
      const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
      const content = withoutControlCharacters(params.fileContent);
      const {frontMatter, ...rest} = await read({...params, fileContent: content});
      const days = withWrittenDays(frontMatter, parseFrontMatter(file, content).fields);
      const source = isPartial(file) ? undefined : contentFileAt(file);
      if (!source) return {...rest, frontMatter: days};
      const tagged = withTagSlugs(days, siteDir, {kind: source.kind, locale});
      const values = withServedImage(tagged, siteDir, source);
      values.description ??= await describe(file, rest.content, values);
      const parsed = addLanguages({...rest, frontMatter: values}, source, locale, siteDir);
      return now === undefined ? parsed : markUnpublished(parsed, source, locale, now);
    },
    preprocessor: ({fileContent}) => withoutControlCharacters(fileContent),
    // Content from other sites may contain <!-- comments -->, {#ids} after headings, and :::note Titles
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {
      onBrokenMarkdownLinks: 'warn',
      // In the dev server, `content-check` reports missing images
      onBrokenMarkdownImages: process.env.NODE_ENV === 'production' ? 'throw' : 'ignore',
    },
    remarkRehypeOptions: {
      footnoteLabel: textIn(labels.footnotes, locale),
      footnoteBackLabel: (index: number, repeated: number) =>
        `${textIn(labels.footnoteBack, locale)} ${index + 1}${repeated > 1 ? `-${repeated}` : ''}`,
    },
  } satisfies Config['markdown'];
}
