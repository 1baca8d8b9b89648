import {additionalLanguagesIn} from './prism-languages';
import {temporaryFolder} from '../../tests/support/temporary-folder';

test('a language comes after the languages it extends, and bundled languages are left out', () => {
  const text =
    '```PHP title="a.php"\n```\n\n- ~~~~ sh\n\n  ~~~~\n\n```ts\n```\n\n```no-such\n```\n';
  const {dir: siteDir} = temporaryFolder({'docs/a.md': text});
  const languages = additionalLanguagesIn(siteDir);
  expect(languages).toEqual(expect.arrayContaining(['bash', 'diff', 'markup-templating', 'php']));
  expect(languages.indexOf('markup-templating')).toBeLessThan(languages.indexOf('php'));
  expect(languages).not.toContain('typescript');
});
