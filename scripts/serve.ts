/**
 * Serves a built site on this machine.
 *
 *     jiti scripts/serve.ts [--dir build] [--port 3000] [--base-url /]
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {fail} from './lib/terminal';
import {currentBaseUrl} from './lib/site-environment';
import {PortInUseError, startStaticServer} from './lib/static-server';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    port: {type: 'string', default: '3000'},
    'base-url': {type: 'string'},
  },
});

async function main() {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    fail(`--port must be a whole number from 0 to 65535, not "${values.port}".`);
  }
  if (!fs.existsSync(path.join(values.dir, 'index.html'))) {
    fail(`There is no built site in "${values.dir}". Build it first: npm run build`);
  }
  try {
    const server = await startStaticServer({
      dir: values.dir,
      baseUrl: values['base-url'] ?? currentBaseUrl(),
      port,
    });
    console.log(`The site is at ${server.url} (Ctrl+C stops it)`);
  } catch (error) {
    if (error instanceof PortInUseError) {
      fail(
        `${error.message} Stop it, or choose another port: npm run preview -- --port ${port + 1}`,
      );
    }
    throw error;
  }
}

void main();
