import {textIn, type Locale, type Localized} from '../../lib/locales';
import {contentFileAt} from '../../lib/content/files';
import {postDate} from '../../lib/content/dates';
import {titleOf, type Parsed} from './languages-in-front-matter';

/** Words that are added to a title. */
const marks: Localized<{draft: string; scheduled: string}> = {
  vi: {draft: 'bản nháp', scheduled: 'đã lên lịch'},
  en: {draft: 'draft', scheduled: 'scheduled'},
};

type Text = {
  /** Path that is relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** Language of the build. */
  readonly locale: Locale;
  /** Time of the build, in milliseconds. */
  readonly now: number;
};

/** Returns the word for a file that is not published yet; `undefined` for other files. */
function markOf(frontMatter: Parsed['frontMatter'], {file, locale, now}: Text): string | undefined {
  if (frontMatter.draft === true) return textIn(marks, locale).draft;
  const text = contentFileAt(file);
  const date = text?.kind === 'post' ? postDate(frontMatter, text.key) : undefined;
  const due = Number(frontMatter.dueAt ?? date?.getTime());
  return due > now ? textIn(marks, locale).scheduled : undefined;
}

/**
 * Marks the titles of drafts and scheduled posts, which only `npm start` and a preview show.
 *
 * Docusaurus leaves files with `draft` out of a build, so `isDraft` replaces this field. The theme
 * component `ContentVisibility` reads it and shows a banner.
 */
export function markUnpublished({frontMatter, content}: Parsed, text: Text): Parsed {
  const mark = markOf(frontMatter, text);
  if (mark === undefined) return {frontMatter, content};
  const {draft, sidebar_label: label, ...others} = frontMatter;
  return {
    content,
    frontMatter: {
      ...others,
      title: `${titleOf({title: others.title}, content, text.file)} (${mark})`,
      ...(label !== undefined && {sidebar_label: `${String(label)} (${mark})`}),
      ...(draft === true && {isDraft: true}),
    },
  };
}
