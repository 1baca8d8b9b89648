import {hashOf, maxLength, textInHash} from './text-in-hash';

test.each(['Tiếng Việt', 'Việt'.normalize('NFD'), '', 'a&b=c#d+e %', '👍', '<b>"'])(
  'a text in the hash is read as it was: %j',
  (text) => {
    expect(textInHash(hashOf(text))).toBe(text);
  },
);

test.each(['', '#', '#mot-de-muc', '#other=1'])('%j has no text', (hash) => {
  expect(textInHash(hash)).toBeUndefined();
});

test('a foreign hash is cut and has no control characters; a broken one does not throw', () => {
  expect(textInHash(`#text=${'👍'.repeat(99)}`)).toBe('👍'.repeat(maxLength));
  expect(textInHash('#text=a%00%0Ab')).toBe('ab');
  expect(textInHash('#text=%E1%BA')).toBe('\ufffd');
});
