/** @jest-environment node */
import {
  frameworkMessages,
  ownMessages,
  sourceStrings,
  untranslatedStrings,
} from '../../scripts/lib/gate/strings';

const strings = sourceStrings('.');

/** These are the same in both languages: values of an attribute, a name with a placeholder. */
const SAME_IN_BOTH = /enterKeyHint|^theme\.blog\.author\.pageTitle$/;

test('each string of the interface has one message in each language', async () => {
  const messages = new Map<string, string>();
  for (const {id, message, file, warnings} of await strings) {
    expect([file, warnings]).toEqual([file, []]);
    expect([id, messages.get(id) ?? message]).toEqual([id, message]);
    messages.set(id, message);
  }
  const english = ownMessages('.', 'en');
  expect([...messages.keys()].filter((id) => !english.has(id))).toEqual([]);
});

test('no translation is left of a string that is no longer used', async () => {
  const used = new Set([
    ...(await strings).map(({id}) => id),
    ...frameworkMessages('.', 'base').keys(),
  ]);
  for (const language of ['vi', 'en'] as const) {
    expect([...ownMessages('.', language).keys()].filter((id) => !used.has(id))).toEqual([]);
  }
});

test('each string of Docusaurus has a Vietnamese message', () => {
  const vietnamese = new Map([...frameworkMessages('.', 'vi'), ...ownMessages('.', 'vi')]);
  const missing = [...frameworkMessages('.', 'base')].filter(
    ([id, english]) =>
      (vietnamese.get(id) ?? english) === english &&
      // Strings without words, such as "↑" and "{count}", are the same in all languages
      /\p{L}{2}/u.test(english.replaceAll(/\{\w+\}/g, '')) &&
      !SAME_IN_BOTH.test(id),
  );
  expect(missing).toEqual([]);
});

test('an untranslated string of the author is named with its file and its text', async () => {
  const all = await untranslatedStrings('.', () => true);
  expect(all).toEqual([]);
});
