import path from 'node:path';

import {defineConfig} from '@playwright/test';

import {chromiumArgs, findChromium} from '../../../utils/chromium';

export const REPORT_FILE = path.resolve('.cache/check/report.json');
export const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

export default defineConfig({
  testDir: '.',
  testMatch: 'pages.spec.ts',
  outputDir: path.resolve('.cache/check/results'),
  reporter: [['json', {outputFile: REPORT_FILE}]],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArgs(), NO_OTHER_HOST],
    },
  },
});
