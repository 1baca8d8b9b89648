import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, {recursive: true, force: true});
});

/** Creates a temporary folder that is removed after the file's tests. */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}) {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'dau-test-')));
  folders.push(dir);
  const place = (file: string) => path.join(dir, file);
  const write = (file: string, content: string | Buffer = ''): string => {
    fs.mkdirSync(path.dirname(place(file)), {recursive: true});
    fs.writeFileSync(place(file), content);
    return place(file);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return {dir, write, read: (file: string) => fs.readFileSync(place(file), 'utf8')};
}
