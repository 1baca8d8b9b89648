/** What a build leaves out or shows in one language alone: no fault, but good to know. */
import {hasHistory} from '../../../lib/history';
import {locales} from '../../../lib/locales';
import {languageOf} from '../languages/languages-of';
import {postDate} from './dates';
import type {SourceText} from './texts';

const YEAR = 366 * 24 * 60 * 60 * 1000;
const SHOWN = 8;

/** Why a text is not on the site yet. */
function heldBack({content: {kind, key, file}, values}: SourceText, now: number): string[] {
  if (values.draft === true) return [`  ${file}: until you remove "draft: true"`];
  const date = kind === 'post' ? postDate(values, key) : undefined;
  if (!date || date.getTime() <= now) return [];
  const day = date.toISOString().replace(/T00:00:00\.000Z$/, '');
  const hint =
    date.getTime() - now > YEAR ? ' (more than a year from now: is the year right?)' : '';
  return [`  ${file}: until ${day}${hint}`];
}

/** Published texts without a translation. */
function inOneLanguage(texts: readonly SourceText[]): string[] {
  const nameOf = ({content: {kind, key}}: SourceText) => `${kind} ${key}`;
  const translated = new Set(
    texts.filter(({content}) => content.locale !== locales[0]).map(nameOf),
  );
  const alone = texts.filter(
    (text) =>
      text.content.locale === locales[0] &&
      text.values.draft !== true &&
      !translated.has(nameOf(text)),
  );
  return locales.flatMap((language) => {
    const files = alone
      .filter(({content, values}) => languageOf(content.file, values) === language)
      .map(({content}) => content.file);
    if (files.length === 0) return [];
    const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : '';
    return [
      `In one language only ("${language}"), ${files.length} of the texts: ${files.slice(0, SHOWN).join(', ')}${more}. This is fine if you mean it so.`,
    ];
  });
}

/** What is said at the end of a build; `''` if there is nothing. */
export function statusText(siteDir: string, texts: readonly SourceText[], now: number): string {
  const waiting = texts.flatMap((text) => heldBack(text, now));
  const parts = [
    ...(waiting.length > 0 ? [`Held back, not on the site yet:\n${waiting.join('\n')}`] : []),
    ...inOneLanguage(texts),
    ...(hasHistory(siteDir)
      ? []
      : [
          'Pages show no date of their last change, because the whole history of the repository is not here. ' +
            'To get it: git fetch --unshallow (in GitHub Actions: fetch-depth: 0 for actions/checkout).',
        ]),
  ];
  return parts.map((part) => `${part}\n`).join('\n');
}
