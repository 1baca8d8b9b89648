/**
 * `npm run serve`: serves the last build. Unlike `docusaurus serve`, it does not crash on URLs that
 * contain letters such as `à`.
 */
import '../utils/node-version';

import fs from 'node:fs';
import path from 'node:path';

import open from 'open';

import {site} from '../../../src/config/site';
import {loadEnvironmentFile, readEnvironment} from '../settings/environment';
import {fail, readOptions, runScript} from './lib/terminal';
import {startStaticServer} from './lib/static-server';

const USAGE = `Serves the last build as a web host would. Build the site first: npm run build

  --port 3001       use this port (default 3000)
  --host 0.0.0.0    also serve other devices on your network
  --allow-host x.y  also answer requests for this host name, such as that of a proxy; .y means all names under y
  --dir build       the build folder
  --no-open         do not open a browser`;

runScript(async () => {
  const {
    dir,
    host,
    port,
    'allow-host': allowed,
    ...options
  } = readOptions(
    {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: 'localhost'},
      'allow-host': {type: 'string', multiple: true},
      dir: {type: 'string', default: 'build'},
      'no-open': {type: 'boolean', default: process.env.BROWSER === 'none'},
    },
    USAGE,
  );
  if (!fs.existsSync(path.join(dir, 'index.html')))
    fail(`No built site in "${dir}". Build it first: npm run build`);
  const {baseUrl} = readEnvironment(loadEnvironmentFile(process.cwd()), site);
  const {url} = await startStaticServer({dir, baseUrl, host, port: Number(port), allowed});
  console.log(`\nThe site is at ${url} (press Ctrl+C to stop)\n`);
  if (!options['no-open']) open(url).catch(() => undefined);
});
