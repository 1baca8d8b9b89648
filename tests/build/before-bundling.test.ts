import {SiteCopy} from '../../scripts/lib/site-copy';

/** Faults that stop a build before bundling. Faults that are reported together share one build. */
const site = SiteCopy.withCaches();
const SECONDS = 1000;
jest.setTimeout(300 * SECONDS);

afterEach(() => {
  site.restore();
});
test('K03 reports incomplete groups of variables and invalid URLs, and says where to get the values', async () => {
  site.write('.env', 'GISCUS_REPO=example/dau\nGISCUS_REPO_ID=your-repo-id\n');

  const {code, output} = await site.build({SITE_URL: 'example.com/dau/', BASE_URL: 'dau'});

  expect(code).toBe(1);
  expect(output).toContain('SITE_URL: an absolute http(s) address without a path');
  expect(output).toContain('BASE_URL: a path that begins and ends with a slash');
  for (const name of ['GISCUS_REPO_ID', 'GISCUS_CATEGORY', 'GISCUS_CATEGORY_ID']) {
    expect(output).toContain(`${name}: a value, because GISCUS_REPO is set`);
  }
  expect(output).toContain('get it from https://giscus.app');
});

test.each([
  ['build', ['build', '--locale', 'fr']],
  ['start', ['start', '--locale', 'fr', '--no-open', '--port', '4149']],
])('K05 `docusaurus %s` with an unknown locale lists the known ones', async (_command, args) => {
  const {code, output} = await site.run('docusaurus', args);
  expect(code).toBe(1);
  expect(output).toContain('Unknown locale "fr" (--locale). The site has: vi, en.');
});
