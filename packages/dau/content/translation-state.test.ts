import {digestOf} from './translation-state';

/** Authors' files store digests. If their computation changed, all translations would be outdated. */
test("a file's digest is the same in every version of the engine", () => {
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
