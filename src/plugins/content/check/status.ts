/** What a build leaves out or shows in one language alone: no fault, but good to know. */
import {locales} from '../../../lib/locales';
import {languageOf} from '../languages/languages-of';
import {hasHistory} from '../../../lib/history';
import {postDate} from './dates';
import type {Written} from './front-matter';

const DAY = 24 * 60 * 60 * 1000;
const FAR = 366 * DAY;

export type Status = {
  /** Drafts, and posts whose day has not come. */
  readonly heldBack: readonly {readonly file: string; readonly until: string}[];
  /** Published texts without a translation, by their language. */
  readonly oneLanguage: Readonly<Record<string, readonly string[]>>;
};

/** Reads off what the texts say about themselves. */
export function statusOf(texts: readonly Written[], now: number): Status {
  const heldBack = texts.flatMap(({content, values}) => {
    const {file} = content;
    if (values.draft === true) return [{file, until: 'you remove "draft: true"'}];
    const date = content.kind === 'post' ? postDate(values, content.key) : undefined;
    if (!date || date.getTime() <= now) return [];
    const isFar = date.getTime() - now > FAR;
    const day = date
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$/, 'Z');
    return [
      {file, until: `${day}${isFar ? ' (more than a year from now: is the year right?)' : ''}`},
    ];
  });
  const oneLanguage: Record<string, string[]> = {};
  for (const {content, values} of texts) {
    const hasOthers = texts.some(
      ({content: other}) =>
        other.kind === content.kind && other.key === content.key && other.locale !== content.locale,
    );
    if (hasOthers || values.draft === true || content.locale !== locales[0]) continue;
    (oneLanguage[languageOf(content.file, values)] ??= []).push(content.file);
  }
  return {heldBack, oneLanguage};
}

const SHOWN = 8;

const list = (files: readonly string[]) =>
  files.length > SHOWN
    ? `${files.slice(0, SHOWN).join(', ')} and ${files.length - SHOWN} more`
    : files.join(', ');

/** What is said at the end of a build; `''` if there is nothing. */
export function statusText(siteDir: string, {heldBack, oneLanguage}: Status): string {
  const parts: string[] = [];
  if (heldBack.length > 0) {
    parts.push(
      `Held back, not on the site yet:\n${heldBack.map(({file, until}) => `  ${file}: until ${until}`).join('\n')}`,
    );
  }
  for (const [language, files] of Object.entries(oneLanguage)) {
    parts.push(
      `In one language only ("${language}"), ${files.length} of the texts: ${list(files)}. This is fine if you mean it so.`,
    );
  }
  if (!hasHistory(siteDir)) {
    parts.push(
      'Pages show no date of their last change, because the whole history of the repository is not here. ' +
        'To get it: git fetch --unshallow (in GitHub Actions: fetch-depth: 0 for actions/checkout).',
    );
  }
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}
