/** @jest-environment node */
import {siteWith, POST, POST_EN, post, type Changes} from '../../../lib/content/fixtures';
import {digestOf, readRecord, recordOf} from './record';
import {startedFile, translationStates} from './states';

/** Digests are in authors' files: after a change here, all their translations would be stale. */
test('digests stay the same from version to version', () => {
  expect(digestOf('a.mdx', '---\ntitle: Học Git\ntags: [a]\n---\n\nMột hai.\n')).toBe(
    'e3a03346462b',
  );
});

const text = '---\ntitle: Học\ntags: [a]\n---\n\nTiếng Việt.\n\nHai.\n';

test.each([
  ['tags', text.replace('[a]', '[b]')],
  ['spaces at ends, line ends', text.replaceAll('\n', '  \r\n').replaceAll('---  ', '---')],
  ['Unicode form', text.normalize('NFD')],
])('needs no translation: %s', (_, after) => {
  expect(digestOf('a.mdx', after)).toBe(digestOf('a.mdx', text));
});

test.each([
  ['a word', text.replace('Hai', 'Ba')],
  ['a title', text.replace('Học', 'Dạy')],
])('needs a translation: %s', (_, after) => {
  expect(digestOf('a.mdx', after)).not.toBe(digestOf('a.mdx', text));
});

describe('the state of a translation', () => {
  const stateOf = (files: Changes) =>
    translationStates(siteWith(files)).find(({original, translation}) =>
      [original, translation].includes(POST),
    );
  const record = recordOf('vi', POST, post);
  const withRecord = (value: string) => post.replace('slug:', `translated_from: ${value}\nslug:`);
  const changed = post.replace('Nội dung.', 'Nội dung mới.');

  test('is missing, also when it was started', () => {
    const started = startedFile(POST_EN);
    expect(stateOf({[POST_EN]: null})).toMatchObject({language: 'en', state: 'missing'});
    expect(stateOf({[POST_EN]: null, [started]: post})).toMatchObject({
      state: 'missing',
      translation: started,
    });
    const english = post.replace('slug:', 'language: en\nslug:');
    expect(stateOf({[POST]: english, [POST_EN]: null})).toMatchObject({
      originalLanguage: 'en',
      language: 'vi',
      state: 'missing',
    });
  });

  test('is unrecorded, then current until the original changes', () => {
    expect(stateOf({})).toMatchObject({state: 'unrecorded'});
    expect(stateOf({[POST_EN]: withRecord(record)})).toMatchObject({state: 'current'});
    expect(stateOf({[POST]: changed, [POST_EN]: withRecord(record)})).toMatchObject({
      state: 'stale',
    });
  });

  test('is unrecorded with a record that cannot be read', () => {
    for (const value of ['de 000000000000', 'vi 000000000000 <<<<<<<', 'vi t0k3x91 f3k0a'])
      expect(readRecord(value)).toBeUndefined();
  });

  test('is that of the text with a record, whichever its language is', () => {
    const english = recordOf('en', POST_EN, post);
    expect(stateOf({[POST]: withRecord(english)})).toMatchObject({
      original: POST_EN,
      originalLanguage: 'en',
      translation: POST,
      language: 'vi',
      state: 'current',
    });
  });
});
