/**
 * `npm run preview`: builds every language for production and serves the result. The
 * development server does not support everything: the not-found page, reading offline and
 * the security policy need a build.
 *
 *     npm run preview -- [--port 3000] [--locale en]
 *
 * With `--locale` it builds only one language, in half the time.
 */
import '../src/lib/node-version';

import {parseArgs} from 'node:util';

import {fail, run, step} from './lib/terminal';
import {currentBaseUrl} from './lib/site-environment';
import {PortInUseError, startStaticServer} from './lib/static-server';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, locale: {type: 'string'}},
});
const port = Number(values.port);
const baseUrl = currentBaseUrl();

/** Checks the port before the build, so that nobody waits a minute for an error. */
async function assertPortIsFree() {
  const probe = await startStaticServer({dir: 'build', port});
  await probe.close();
}

async function main() {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`--port must be a whole number from 1 to 65535, not "${values.port}".`);
  }
  try {
    await assertPortIsFree();
    const {locale} = values;
    step(`Building the site in ${locale ?? 'every language'}; the first build takes the longest`);
    const args = locale === undefined ? [] : ['--locale', locale];
    if ((await run('docusaurus', ['build', ...args])) !== 0) fail('The build failed: see above.');
    const server = await startStaticServer({dir: 'build', baseUrl, port});
    console.log(`\nThe site is at ${server.url} (Ctrl+C stops it)`);
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
