/** Finds the tags of a new text, and adds new ones to the files of both languages. */
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import {locales, type Localized} from '../../../src/lib/locales';
import {nearest} from '../../../src/lib/near';
import {contentFolder} from '../../../src/plugins/content/check/files';
import type {Change} from '../edit/changes';
import {refuse} from './ask';
import {slugOf, yamlOf} from './texts';

/** What a tag is for, where nobody has said it. */
export const TAGGED: Record<'post' | 'guide', (vi: string, en: string) => Localized> = {
  post: (vi, en) => ({vi: `Bài viết về ${vi}.`, en: `Posts about ${en}.`}),
  guide: (vi, en) => ({vi: `Hướng dẫn về ${vi}.`, en: `Guides about ${en}.`}),
};

/**
 * Returns the keys of the wanted tags, and the changes that add the new ones.
 *
 * @param wanted keys or labels of tags that are there
 * @param added new tags: a name, or `key=Nhãn|Label`
 */
export function resolveTags(
  siteDir: string,
  kind: 'post' | 'guide',
  wanted: string[],
  added: string[],
): {keys: string[]; changes: Change[]} {
  const fileOf = (locale: (typeof locales)[number]) => `${contentFolder(kind, locale)}/tags.yml`;
  const read = (file: string) => {
    const absolute = path.join(siteDir, file);
    return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
  };
  const known = (load(read(fileOf('vi'))) ?? {}) as Record<string, {label?: string} | null>;
  const fresh = added.map((text) => {
    const [name = '', labels = ''] = text.normalize('NFC').split(/=(.*)/s);
    const [vi = name, en = vi] = labels.split('|').filter(Boolean);
    return {key: slugOf(name), label: {vi, en}};
  });
  const words = new Map([
    ...Object.entries(known).map(([key, tag]) => [(tag?.label ?? key).toLowerCase(), key] as const),
    ...[...Object.keys(known), ...fresh.map(({key}) => key)].map((key) => [key, key] as const),
  ]);
  const keys = wanted.map((text) => {
    const word = text.trim().normalize('NFC');
    const near = nearest(word, [...words.keys()], {byStart: true});
    const hint = near
      ? `Did you mean "${words.get(near)}"?`
      : `There are: ${Object.keys(known).join(', ')}.`;
    return (
      words.get(word.toLowerCase()) ??
      refuse(
        `"${word}" is not a tag of ${fileOf('vi')}. ${hint} A new one is added with --new-tag "${word}".`,
      )
    );
  });
  const missing = fresh.filter(({key}) => !(key in known));
  const entries = (locale: (typeof locales)[number]) =>
    missing.map(({key, label}) => {
      const description = TAGGED[kind](label.vi, label.en)[locale];
      return yamlOf({[key]: {label: label[locale], permalink: `/${key}`, description}}, -1);
    });
  return {
    keys: [...new Set([...fresh.map(({key}) => key), ...keys])],
    changes: locales
      .filter(() => missing.length > 0)
      .map((locale) => ({
        file: fileOf(locale),
        what: `tag ${missing.map(({key}) => key).join(', ')}`,
        content: [read(fileOf(locale)).replace(/^\{\}\s*/m, ''), ...entries(locale)].join(''),
      })),
  };
}
