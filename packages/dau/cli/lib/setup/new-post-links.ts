import {placeholderText} from '../../../content/placeholder-text';
import {defaultLocale, locales} from '../../../settings/locales';

/** Each language needs its own name, because GitHub cannot create a file twice. */
const FILE_NAMES: Record<string, string> = {vi: 'bai-moi', en: 'new-post'};

/**
 * Returns a link for each language that opens GitHub's editor with a new draft. Its date is that of the
 * first commit, because a link cannot contain today's date.
 *
 * @param sourceUrl the repository's URL
 */
export const newPostLinks = (sourceUrl: string, branch: string): string[] =>
  locales.map((locale) => {
    const isVietnamese = locale === 'vi';
    const fields = [
      `title: ${isVietnamese ? 'Bài mới' : 'New post'}`,
      ...(locale === defaultLocale ? [] : [`language: ${locale}`]),
      'tags: []',
      'draft: true',
    ];
    const [opening] = placeholderText[isVietnamese ? 'vi' : 'en'];
    const query = new URLSearchParams({
      filename: `blog/${FILE_NAMES[locale] ?? `new-post-${locale}`}.md`,
      value: ['---', ...fields, '---', '', opening, ''].join('\n'),
    });
    return `${sourceUrl}/new/${branch}?${query}`;
  });
