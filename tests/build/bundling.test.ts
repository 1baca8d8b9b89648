import {buildSite} from '../../scripts/lib/build-site';
import {SiteCopy} from '../../scripts/lib/site-copy';
import {guides} from '../support/test-site';

/** Faults that only a real build can find. */
const site = SiteCopy.withCaches();
const SECONDS = 1000;
jest.setTimeout(600 * SECONDS);

const guide = `${guides.wide.slice(1)}.mdx`;

afterEach(() => {
  site.restore();
  jest.restoreAllMocks();
});
test('K01 a broken Markdown link gives a warning, even without git, and fails a strict build', async () => {
  // Nothing uses this link definition, so only the warning of Docusaurus can find it
  site.append(guide, '\n[không-có]: ./khong-co.mdx\n');
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);

  const isGood = await buildSite(['--locale', 'vi'], {
    cwd: site.dir,
    env: {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });

  expect(out.mock.calls.join('')).toContain('[SUCCESS] Generated static files');
  expect(isGood).toBe(false);
  expect(error.mock.calls.join('\n')).toContain('khong-co.mdx');
  expect(error.mock.calls.join('\n')).toContain(guide);
});
