import {openContent} from '../../content/content-files';
import {withoutFrontMatter} from '../../content/yaml-and-front-matter';
import {locales} from '../../settings/locales';
import {messageOf} from '../../utils/problems';
import {isSet, postDate, buildTime} from '../../content/publishing';
import {titleOf} from '../../content/add-front-matter';
import {languageOf, translationStates} from '../../content/translation-state';

const KINDS = {post: 'Posts', guide: 'Guides', page: 'Pages'};

const TRANSLATIONS = {
  current: '',
  missing: 'the translation is not finished, so readers do not see it',
  unrecorded: 'does not record which version of the original it translates',
  stale: 'the original has changed since it was translated',
};

/**
 * Returns the lines to print: posts, newest first, then guides and pages.
 *
 * @param now the current time in milliseconds; posts with a later date are scheduled
 */
export function statusOf(siteDir: string, now = buildTime()): string[] {
  const {files, written, problems} = openContent(siteDir).readAll();
  const states = translationStates(siteDir, written);
  const textAt = (file: string) => written.find(({content}) => content.file === file);

  function timeOf(file: string): number {
    const text = textAt(file);
    const date = text?.content.kind === 'post' && postDate(text.values, text.content.key);
    return date ? date.getTime() : 0;
  }

  function notesOf(file: string): {place: string; note: string}[] {
    const values = textAt(file)?.values;
    if (!values)
      return problems
        .filter((each) => each.file === file)
        .map((each) => ({place: `${file}:${each.line}`, note: messageOf(each)}));
    const time = timeOf(file);
    return [
      isSet(values.draft) ? 'draft' : '',
      time > now ? `scheduled for ${new Date(time).toISOString().slice(0, 10)}` : '',
      isSet(values.unlisted) ? 'unlisted' : '',
      values.description ? '' : 'no description',
    ].map((note) => ({place: file, note}));
  }

  function linesOf(original: string): string[] {
    const text = textAt(original);
    const languages = [languageOf(original, text?.values ?? {})];
    const notes = notesOf(original);
    for (const {original: of, state, language, translation: file} of states) {
      if (of !== original || !file) continue;
      if (state !== 'missing') {
        languages.push(language);
        notes.push(...notesOf(file));
      }
      notes.push({place: file, note: TRANSLATIONS[state]});
    }
    const title = text ? titleOf(text.values, withoutFrontMatter(text.text), original) : original;
    return [
      languages.join(' ').padEnd(locales.join(' ').length + 3) + title,
      ...notes.flatMap(({place, note}) => (note ? `          ${place}: ${note}` : [])),
    ];
  }

  const translations = new Set(states.map(({translation}) => translation));
  const originals = files.filter(({file}) => !translations.has(file));
  return Object.entries(KINDS).flatMap(([kind, heading]) => {
    const own = originals.filter((each) => each.kind === kind).map(({file}) => file);
    own.sort((a, b) => timeOf(b) - timeOf(a));
    return own.length > 0 ? [`${heading} (${own.length})`, ...own.flatMap(linesOf), ''] : [];
  });
}
