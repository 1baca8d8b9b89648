import fs from 'node:fs';

import {test as base, type BrowserContext} from '@playwright/test';

import {checkPage} from './page';
import {INPUT_FILE, type CheckInput} from './pages';

const {allowed, paths} = JSON.parse(fs.readFileSync(INPUT_FILE, 'utf8')) as CheckInput;

/** One context for all pages of a worker: files that pages share come from its cache. */
const test = base.extend<object, {warm: BrowserContext}>({
  warm: [
    async ({browser}, use) => {
      // Animations would change colors while axe measures them
      const context = await browser.newContext({reducedMotion: 'reduce', colorScheme: 'light'});
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

for (const path of paths) {
  test(path, async ({warm}, {annotations}) => {
    const page = await warm.newPage();
    const url = new URL(encodeURI(path), allowed.siteUrls[0]).href;
    try {
      // Problems do not fail the test, because Playwright would start a new, cold browser
      await checkPage(page, url, allowed, ({found, remedy}) =>
        annotations.push({type: remedy, description: found}),
      );
    } finally {
      await page.close();
    }
  });
}
