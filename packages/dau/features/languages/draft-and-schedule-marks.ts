import {textIn, type Locale, type Localized} from '../../settings/locales';
import type {ContentFile} from '../../content/files';
import {postDate} from '../../content/dates';
import {titleOf, type Parsed} from './languages-in-front-matter';

const marks: Localized<{draft: string; scheduled: string}> = {
  vi: {draft: 'bản nháp', scheduled: 'đã lên lịch'},
  en: {draft: 'draft', scheduled: 'scheduled'},
};

/**
 * Marks drafts and scheduled posts in their titles. Only `npm start` and previews show such content.
 *
 * Removes the `draft` field, because Docusaurus does not build drafts.
 *
 * @param now the build time in milliseconds since 1970
 */
export function markUnpublished(
  {frontMatter, content}: Parsed,
  {kind, key, file}: ContentFile,
  locale: Locale,
  now: number,
): Parsed {
  const {draft, sidebar_label: label, ...others} = frontMatter;
  const date = kind === 'post' ? postDate(frontMatter, key) : undefined;
  const isScheduled = Number(frontMatter.dueAt ?? date?.getTime()) > now;
  if (draft !== true && !isScheduled) return {frontMatter, content};
  const mark = textIn(marks, locale)[draft === true ? 'draft' : 'scheduled'];
  return {
    content,
    frontMatter: {
      ...others,
      title: `${titleOf({title: others.title}, content, file)} (${mark})`,
      ...(label !== undefined && {sidebar_label: `${String(label)} (${mark})`}),
    },
  };
}
