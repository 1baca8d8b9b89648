/** @jest-environment node */
import {siteWith, POST, POST_EN, post, type Changes} from '../../../lib/content/fixtures';
import {digestOf, readRecord, recordOf} from './record';
import {startedFile, translationStates} from './states';

/** The files of authors contain digests. A different digest would make all translations stale. */
test('the digest of a file is the same in every version of the engine', () => {
  expect(digestOf('a.mdx', '---\ntitle: Học Git\ntags: [a]\n---\n\nMột hai.\n')).toBe(
    'e3a03346462b',
  );
});

const text = '---\ntitle: Học\ntags: [a]\n---\n\nTiếng Việt.\n\nHai.\n';

test('only changes to translated text change the digest', () => {
  const isSame = (after: string) => digestOf('a.mdx', after) === digestOf('a.mdx', text);
  const spaces = text.replaceAll('\n', '  \r\n').replaceAll('---  ', '---');
  expect([text.replace('[a]', '[b]'), spaces, text.normalize('NFD')].map(isSame)).not.toContain(
    false,
  );
  expect([text.replace('Hai', 'Ba'), text.replace('Học', 'Dạy')].map(isSame)).not.toContain(true);
});

describe('the state of a translation', () => {
  const stateOf = (files: Changes) =>
    translationStates(siteWith(files)).find(({original, translation}) =>
      [original, translation].includes(POST),
    );
  const record = recordOf('vi', POST, post);
  const withRecord = (value: string) => post.replace('slug:', `translated_from: ${value}\nslug:`);
  const changed = post.replace('Nội dung.', 'Nội dung mới.');

  test('is missing, even if the translation was started', () => {
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
    for (const value of ['de 000000000000', 'vi 000000000000 <<<<<<<', 'vi t0k3x91 f3k0a'])
      expect(readRecord(value)).toBeUndefined();
    expect(stateOf({[POST_EN]: withRecord(record)})).toMatchObject({state: 'current'});
    expect(stateOf({[POST]: changed, [POST_EN]: withRecord(record)})).toMatchObject({
      state: 'stale',
    });
  });

  test('belongs to the file with a record, which can be in any language', () => {
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
