/**
 * `npm start`: the development server, with the framework's own options
 * (`npm start -- --locale en --port 3001`). The framework offers another port
 * to a person at a terminal; anywhere else it would end as if all were well.
 */
import '../src/plugins/shared/node-version';

import {spawn} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {PortInUseError, startStaticServer} from './lib/static-server';
import {fail} from './lib/terminal';

const args = process.argv.slice(2);
const {values} = parseArgs({
  args,
  strict: false,
  options: {port: {type: 'string', short: 'p', default: '3000'}},
});

async function main() {
  if (!process.stdout.isTTY) {
    const port = Number(values.port);
    const probe = await startStaticServer({dir: 'static', port});
    await probe.close();
  }
  const child = spawn(path.join('node_modules', '.bin', 'docusaurus'), ['start', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  child.once('close', (code) => {
    process.exitCode = code ?? 0;
  });
  // Ctrl+C reaches the server too; a signal sent to this program alone is passed on
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof PortInUseError)) throw error;
  fail(`${error.message} Stop it, or choose another port: npm start -- --port ${error.port + 1}`);
});
