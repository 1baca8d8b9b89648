/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {termProblems} from './documents';

test('a term of the glossary is found in a README, with its line; code is not read', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'documents-'));
  fs.mkdirSync(path.join(dir, 'src/config'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'src/config/glossary.yml'), 'e-mail: email\n');
  fs.writeFileSync(path.join(dir, 'README.md'), '# Mine\n\nUse `e-mail`.\n\nSend an e-mail.\n');

  const problems = await termProblems(dir, ['README.md', 'README.vi.md']);

  expect(problems).toEqual([
    expect.objectContaining({file: 'README.md', line: 5, found: 'e-mail', severity: 'warning'}),
  ]);
  fs.rmSync(dir, {recursive: true});
});
