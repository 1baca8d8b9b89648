import {expect, test} from '@playwright/test';

import {posts} from './support/test-site';

const marks = {'': 'Nội dung mẫu', '/en': 'Sample content'} as const;

for (const [root, mark] of Object.entries(marks)) {
  test(`R07 samples are marked in their pages, and nothing else is: ${mark}`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    const counts = {'/showcase': 1, '/community': 2, '/cv': 1, [posts.short]: 1, '/contact': 0};
    for (const [path, count] of Object.entries(counts)) {
      await page.goto(root + path);
      await expect(page.getByText(mark, {exact: true}), path).toHaveCount(count);
    }
    await context.close();
  });
}
