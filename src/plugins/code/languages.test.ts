import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {languagesIn} from './languages';

test('a language of the texts loads after those that it builds on; what the library brings does not', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-code-'));
  fs.mkdirSync(path.join(siteDir, 'docs'));
  const text =
    '```PHP title="a.php"\n```\n\n- ~~~~ sh\n\n  ~~~~\n\n```ts\n```\n\n```no-such\n```\n';
  fs.writeFileSync(path.join(siteDir, 'docs', 'a.md'), text);
  const languages = languagesIn(siteDir);
  expect(languages).toEqual(expect.arrayContaining(['bash', 'diff', 'markup-templating', 'php']));
  expect(languages.indexOf('markup-templating')).toBeLessThan(languages.indexOf('php'));
  expect(languages).not.toContain('typescript');
  fs.rmSync(siteDir, {recursive: true});
});
