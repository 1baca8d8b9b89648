import fs from 'node:fs';

import {firefox, webkit} from '@playwright/test';

import {startStaticServer} from '../../cli/lib/static-server';
import {baseUrlSite, rootSite} from './sites';

/** Serves the builds on free ports while the tests run. Prints which browsers are missing. */
export default async function startServers() {
  for (const engine of [firefox, webkit]) {
    if (fs.existsSync(engine.executablePath())) continue;
    process.stdout.write(`skipped: ${engine.name()} (npx playwright install ${engine.name()})\n`);
  }
  const servers = await Promise.all(
    [rootSite, baseUrlSite].map(async ({dir, baseUrl, portVariable}) => {
      const server = await startStaticServer({dir, baseUrl});
      process.env[portVariable] = new URL(server.url).port;
      return server;
    }),
  );
  return async () => {
    for (const server of servers) await server.close();
  };
}
