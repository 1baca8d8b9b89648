/** @jest-environment node */
import {siteWith, removeSites, POST, POST_EN, post, type Changes} from '../check/test-site';
import {recordOf} from './record';
import {startedFile, translationStates} from './states';

afterAll(removeSites);

const stateOf = async (changes: Changes) => {
  const states = await translationStates(siteWith(changes));
  return states.find(({original, translation}) => [original, translation].includes(POST));
};

/** A post with a record of what it translates. */
const recorded = async (original: string, language: 'vi' | 'en' = 'vi') =>
  post.replace(
    'slug:',
    `translated_from: ${await recordOf(language, 'original.mdx', original)}\nslug:`,
  );

test('a text in one language has no translation yet', async () => {
  expect(await stateOf({[POST_EN]: null})).toEqual({
    original: POST,
    originalLanguage: 'vi',
    language: 'en',
    state: 'missing',
    changes: [],
  });
});

test('a translation that was started is still missing', async () => {
  const started = startedFile(POST_EN);
  expect(await stateOf({[POST_EN]: null, [started]: post})).toMatchObject({
    state: 'missing',
    translation: started,
  });
});

test('a translation without a record is unrecorded', async () => {
  expect(await stateOf({})).toMatchObject({state: 'unrecorded', changes: []});
});

test('a translation is current until its original changes', async () => {
  const translation = await recorded(post);
  expect(await stateOf({[POST_EN]: translation})).toMatchObject({state: 'current', changes: []});
  expect(
    await stateOf({[POST]: post.replace('Nội dung.', 'Nội dung mới.'), [POST_EN]: translation}),
  ).toMatchObject({
    state: 'stale',
    changes: [
      {kind: 'changed', heading: '', excerpt: 'Nội dung mới.', line: 14, translationLine: 15},
    ],
  });
});

test('an original that has not changed at all is not parsed', async () => {
  const translation = await recorded(post);
  expect(translation).toMatch(/translated_from: vi t[0-9a-z]{6} [fp]/);
  const otherBlocks = translation.replace(/(t[0-9a-z]{6}) .*/, '$1 p0000');
  expect(await stateOf({[POST_EN]: otherBlocks})).toMatchObject({state: 'current'});
});

test('a record without the digest of the whole original is compared block by block', async () => {
  const older = (await recorded(post)).replace(/ t[0-9a-z]{6}/, '');
  expect(await stateOf({[POST_EN]: older})).toMatchObject({state: 'current'});
  expect(await stateOf({[POST]: `${post}\nMới.\n`, [POST_EN]: older})).toMatchObject({
    state: 'stale',
  });
});

test('the text with a record is the translation, whichever its language is', async () => {
  expect(await stateOf({[POST]: await recorded(post, 'en')})).toMatchObject({
    original: POST_EN,
    originalLanguage: 'en',
    translation: POST,
    language: 'vi',
    state: 'current',
  });
});

test('a text in the default folder may say that it is English', async () => {
  const english = post.replace('slug:', 'language: en\nslug:');
  expect(await stateOf({[POST]: english, [POST_EN]: null})).toMatchObject({
    originalLanguage: 'en',
    language: 'vi',
    state: 'missing',
  });
});
