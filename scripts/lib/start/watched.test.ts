import fs from 'node:fs';

import {filesState, settingsState} from './watched';
import {temporaryFolder} from '../../../src/lib/fixtures';

const {dir, write: writeFile} = temporaryFolder();

let time = 0;
function write(file: string, text: string): void {
  time += 1;
  fs.utimesSync(writeFile(file, text), time, time);
}

test('the server restarts after a change that it does not watch itself', () => {
  write('src/config/site.ts', 'export const site = {name: "A"};');
  write('src/data/projects.ts', 'export default {tags: {}, projects: []};');
  write('blog/a.md', '---\ntitle: A\n---\n');
  const changes: [change: () => void, restarts: boolean][] = [
    [() => write('src/config/site.ts', 'export const site = {name: "B"};'), true],
    [() => write('src/config/blog.ts', ''), true],
    [() => write('.env', 'A=1'), true],
    [() => write('blog/b.md', '---\ntitle: B\n---\n'), false],
    [() => write('docs/a.md', '---\ndraft: true\n---\n'), true],
    [() => write('src/data/projects.ts', 'export default {projects: [{id: "a"}]};'), true],
    [() => write('src/data/projects.ts', 'export default {projects: [{id: "b"}]};'), false],
  ];
  for (const [change, restarts] of changes) {
    const [settings, files] = [settingsState(dir), filesState(dir)];
    change();
    expect([String(change), settingsState(dir) !== settings]).toEqual([String(change), restarts]);
    // A crashed server starts again after any change
    expect(filesState(dir) !== files || String(change).includes('.env')).toBe(true);
  }
});
