/** Resolves existing tags, and adds new tags to the files of both languages. */
import fs from 'node:fs';
import path from 'node:path';

import {locales, type Localized} from '../../../src/lib/locales';
import type {Change} from '../edit/changes';
import {addEntry} from '../edit/yaml';
import {isText, SLUG, type Context} from './context';
import {resolveKey} from './resolve-key';
import {PROJECTS_FILE, tagsFile, type ContentSite} from './site';
import {slugOf} from './texts';

/** A tag that does not exist yet. */
export type NewTag = {
  readonly key: string;
  readonly label: Localized;
  readonly description: Localized;
};

/** What a tag is for, where nobody has said it. */
export const TAGGED: Readonly<
  Record<'post' | 'guide' | 'project', (label: string, en: string) => Localized>
> = {
  post: (vi, en) => ({vi: `Bài viết về ${vi}.`, en: `Posts about ${en}.`}),
  guide: (vi, en) => ({vi: `Hướng dẫn về ${vi}.`, en: `Guides about ${en}.`}),
  project: (vi, en) => ({vi: `Dự án về ${vi}.`, en: `Projects about ${en}.`}),
};

/** Parses a new tag: `key=Nhãn|Label`, `key=Label` or a name. */
async function newTag(
  {ask}: Context,
  kind: 'post' | 'guide' | 'project',
  wanted: string,
): Promise<NewTag> {
  const [head = '', labels] = wanted.split(/=(.*)/s);
  const [vi, en] = (labels ?? '').split('|').map((label) => label.trim().normalize('NFC'));
  const name = head.trim().normalize('NFC');
  const key = SLUG.test(name) ? name : slugOf(name);
  const ofPerson = ask && !labels;
  const label = {
    vi: ofPerson
      ? await ask.text({message: `Label of the tag ${key}, in Vietnamese`, initial: name})
      : vi || name,
    en: ofPerson
      ? await ask.text({message: `Label of the tag ${key}, in English`, initial: name})
      : en || vi || name,
  };
  const standard = TAGGED[kind](label.vi, label.en);
  const description = ofPerson
    ? {
        vi: await ask.text({message: `What the tag is for, in Vietnamese`, initial: standard.vi}),
        en: await ask.text({message: `What the tag is for, in English`, initial: standard.en}),
      }
    : standard;
  return {key, label, description};
}

/**
 * Returns the keys of all requested tags, and the tags to add.
 *
 * @throws {Refusal} if a tag is unknown and nobody can be asked
 */
export async function tagsOf(
  context: Context,
  kind: 'post' | 'guide' | 'project',
): Promise<{keys: readonly string[]; added: readonly NewTag[]}> {
  const {request, site, ask} = context;
  const known = site.tags[kind];
  const file = kind === 'project' ? PROJECTS_FILE : tagsFile(kind, 'vi');
  const added: NewTag[] = [];
  const keys: string[] = [];
  const add = async (wanted: string) => {
    const tag = await newTag(context, kind, wanted);
    const existing = [...known, ...added].some(({key}) => key === tag.key);
    if (!existing) added.push(tag);
    keys.push(tag.key);
  };
  for (const wanted of request.newTags ?? []) await add(wanted);
  const asked =
    request.tags ??
    (ask && known.length > 0 && (request.newTags ?? []).length === 0
      ? await ask.chooseSeveral({
          message: 'Tags (space to choose, Enter to go on)',
          options: known.map(({key, name}) => ({value: key, label: name})),
        })
      : []);
  for (const wanted of asked) {
    if (!isText(wanted) || added.some(({key}) => key === wanted.trim())) continue;
    const key = await resolveKey(wanted, known, {
      what: `a tag of ${file}`,
      remedy: `A new one is added with --new-tag "${wanted.trim()}".`,
      ask,
    });
    if (key === undefined) await add(wanted);
    else keys.push(key);
  }
  return {keys: [...new Set(keys)], added};
}

/** Adds the new tags to the tags files of both languages. */
export function tagChanges(
  site: ContentSite,
  kind: 'post' | 'guide',
  added: readonly NewTag[],
): Change[] {
  if (added.length === 0) return [];
  return locales.map((locale) => {
    const file = tagsFile(kind, locale);
    const absolute = path.join(site.siteDir, file);
    const before = fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
    return {
      file,
      what: `tag ${added.map(({key}) => key).join(', ')}`,
      content: added.reduce(
        (text, {key, label, description}) =>
          addEntry(text, key, {
            label: label[locale],
            permalink: `/${key}`,
            description: description[locale],
          }),
        before,
      ),
    };
  });
}
