import {expect, test} from '@playwright/test';

import {checkPage} from '../cli/lib/check/page';
import {NO_OTHER_HOST} from '../cli/lib/check/choose-and-open-pages';
import {chromiumArgs, findChromium} from '../utils/chromium';

const SERVED = 'https://served.test/web/';
const allowed = {
  siteUrls: [SERVED, 'https://lan.test/web/'],
  hosts: ['https://allowed.test', 'https://*.videos.test'],
};

const document = (html: string) => `<!doctype html>
<html lang="en" data-has-hydrated="false"><title>Page</title><link rel="icon" href="data:,">
<main><h1>Page</h1>${html}</main><script>
addEventListener('pointermove', () => {
  if (!window.stopped) document.documentElement.dataset.hasHydrated = 'true';
})
</script></html>`;

const pages: Record<string, string> = {
  good: document(`<img src="https://lan.test/web/dot.svg" alt="A dot">
    <a href="https://elsewhere.test/">x</a><img alt="x" src="https://allowed.test/a.png">
    <iframe title="Film" src="https://www.videos.test/1"></iframe>`),
  bad: document(`<img src="gone.png" alt="A bridge">
    <div class="markdown"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div>
    <p style="color: #bbb">Pale</p><iframe title="Film" src="https://films.test/embed/1"></iframe>
    <script>
      console.error("boom");
      fetch("https://statistics.test/hit").catch(() => undefined);
      console.error("Docusaurus React Root onRecoverableError: #418");
      null.x;
    </script>
    <img loading="lazy" alt="x" src="https://images.test/a.png">`),
  stopped: document('<script>window.stopped = true</script>'),
};

/** The problems on the `bad` page, each with its advice. Only the image is in Markdown. */
const PROBLEMS = [
  /^error: console error: boom \(\/bad\)\n.*npm start/,
  /^error: uncaught error: Cannot read properties of null.*\n.*npm start/,
  /^error: failed request: \/gone\.png \(404\)\n.*static\//,
  /^error: request to another host: https:\/\/images\.test\/a\.png \(image\)\n.*saved in the site/,
  /^error: request to another host: https:\/\/films\.test\/embed\/1 \(document\)\n.*a link instead/,
  /^error: request to another host: https:\/\/statistics\.test\/hit \(fetch\)\n.*hosts\.ts/,
  /^warning: the page has invalid HTML, which browsers and React repair\n.*<p> in <p>/,
  /^warning: accessibility \(image-alt\): .*<img src="data:.*\n.*image-alt/,
  /^error: accessibility \(color-contrast\): .*>Pale<.*contrast of 1\.9.*\n.*color-contrast/,
];

test.use({
  serviceWorkers: 'allow',
  launchOptions: {executablePath: findChromium(), args: [...chromiumArgs(), NO_OTHER_HOST]},
});

test('the page check finds each kind of problem, gives advice, and reports nothing else', async ({
  context,
}) => {
  await context.route(`${SERVED}**`, (route) => {
    const body = pages[route.request().url().slice(SERVED.length)];
    return route.fulfill(body ? {body, contentType: 'text/html'} : {status: 404});
  });
  const problemsOf = async (name: string, startTimeoutMs?: number): Promise<string[]> => {
    const problems: string[] = [];
    const report = (problem: string, severity: string) => problems.push(`${severity}: ${problem}`);
    const page = await context.newPage();
    await checkPage(page, SERVED + name, allowed, report, startTimeoutMs);
    await page.close();
    return problems;
  };
  expect(await problemsOf('good')).toEqual([]);
  const found = await problemsOf('bad');
  for (const problem of PROBLEMS) {
    expect.soft(found).toContainEqual(expect.stringMatching(problem));
  }
  expect(found).toHaveLength(PROBLEMS.length);
  await expect(problemsOf('stopped', 1_000)).rejects.toThrow(
    "The page's scripts did not start within",
  );
});
