/**
 * `npm run preview`: builds the site for production and serves it. It replaces `docusaurus serve`,
 * which crashes at a URL with letters such as `à`.
 */
import '../src/lib/node-version';

import open from 'open';

import {run, readOptions, runScript} from './lib/terminal';
import {startStaticServer} from './lib/static-server';

const USAGE = `Builds the site and serves it as a host would.

  --port 3001       use this port (default 3000)
  --host 0.0.0.0    also for other devices in your network
  --dir build       serves an earlier build of this folder, without a new one
  --no-open         does not open a browser`;

const options = readOptions(
  {
    port: {type: 'string', default: '3000'},
    host: {type: 'string', default: 'localhost'},
    dir: {type: 'string'},
    'no-open': {type: 'boolean', default: false},
  },
  USAGE,
);

runScript(async () => {
  const {port, host, dir} = options;
  if (dir === undefined && (await run('docusaurus', ['build'])) !== 0) {
    throw new Error('The build failed. Fix the error above, then run npm run preview again.');
  }
  // These imports fail if the settings have an error, which the build above reports better
  const {loadEnvironmentFile, readEnvironment} = await import('../src/lib/environment');
  const {site} = await import('../src/config/site');
  const {baseUrl} = readEnvironment(loadEnvironmentFile(process.cwd()), site);
  const {url} = await startStaticServer({dir: dir ?? 'build', baseUrl, host, port: Number(port)});
  console.log(`\nThe site is at ${url} (Ctrl+C stops)\n`);
  if (!options['no-open'] && process.env.BROWSER !== 'none') open(url).catch(() => undefined);
});
