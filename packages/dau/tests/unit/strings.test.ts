import fs from 'node:fs';

import {globSync} from 'tinyglobby';

import {stringsIn} from '../../cli/lib/check/strings';
import {ownMessages} from '../../features/translations';

const strings = stringsIn('.', '{src,packages/dau/{components,features,markdown,theme,ui,utils}}');

/** `base` is English. */
const frameworkMessages = (language: 'base' | 'vi'): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(
      `node_modules/@docusaurus/theme-translations/locales/${language}/{plugin-ideal-image,theme-{common,live-codeblock,search-algolia}}.json`,
    ).map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as object),
  );
const framework = frameworkMessages('base');

/** Strings that need no translation: attribute values, and a string with only placeholders. */
const SAME_IN_BOTH = /enterKeyHint|^theme\.blog\.author\.pageTitle$/;

test('each interface string has one message in each language', async () => {
  const messages = new Map<string, string>();
  for (const {id, message, file, warnings} of await strings) {
    expect([file, warnings]).toEqual([file, []]);
    expect([id, messages.get(id) ?? message]).toEqual([id, message]);
    messages.set(id, message);
  }
  const english = ownMessages('.', 'en');
  expect([...messages.keys()].filter((id) => !(id in english))).toEqual([]);
});

test('each Docusaurus string has a Vietnamese message', async () => {
  const own = new Set((await strings).map(({id}) => id));
  const vietnamese = {...frameworkMessages('vi'), ...ownMessages('.', 'vi')};
  const missing = Object.entries(framework).filter(
    ([id, english]) =>
      !id.endsWith('___DESCRIPTION') &&
      // Leave out Docusaurus' search window, because the site replaces it
      (!id.startsWith('theme.SearchModal.') || own.has(id)) &&
      (vietnamese[id] ?? english) === english &&
      // Strings without words, such as "↑" and "{count}", need no translation
      /\p{L}{2}/u.test(english.replaceAll(/\{\w+\}/g, '')) &&
      !SAME_IN_BOTH.test(id),
  );
  expect(missing).toEqual([]);
});
