import fs from 'node:fs';
import path from 'node:path';

import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {LanguageServer} from './language-server';

const {dir, write} = temporaryFolder();

/**
 * A server that is slow to exit. It writes a file if another one is already running in the same folder.
 */
const program = write(
  'server.js',
  `const fs = require('node:fs');
const [folder, port] = [process.argv.at(-1), process.argv[process.argv.indexOf('--port') + 1]];
process.on('SIGTERM', () => setTimeout(() => {
  fs.rmSync(folder + '/lock');
  process.exit();
}, 50));
try {
  fs.writeFileSync(folder + '/lock', String(process.pid), {flag: 'wx'});
} catch {
  fs.writeFileSync(folder + '/overlap', '');
}
require('node:http').createServer((request, response) => response.end()).listen(port, '127.0.0.1');`,
);

test('overlapping starts and stops leave only one process', async () => {
  const states: string[] = [];
  const server = new LanguageServer('vi', '/', ({state}) => states.push(state), {
    args: [dir],
    program,
  });
  for (let round = 0; round < 3; round += 1) {
    void server.start();
    void server.start();
    void server.stop();
    void server.start();
    await server.start();
    void server.start();
    await server.stop();
    expect(fs.existsSync(path.join(dir, 'lock'))).toBe(false);
  }
  await server.start();
  expect(server.state).toBe('ready');
  expect(fs.existsSync(path.join(dir, 'overlap'))).toBe(false);
  expect(states).toEqual(['ready', 'ready', 'ready', 'ready']);

  process.kill(Number(fs.readFileSync(path.join(dir, 'lock'), 'utf8')), 'SIGKILL');
  while (server.state === 'ready') await new Promise(setImmediate);
  expect(server.state).toBe('stopped');
});
