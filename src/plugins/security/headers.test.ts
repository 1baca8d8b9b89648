/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

type Headers = readonly (readonly [name: string, value: string])[];

/** The rules of `_headers`, the file of Netlify and Cloudflare Pages, by path. */
function rulesOfFile(): Map<string, Headers> {
  const text = fs.readFileSync(path.join(__dirname, 'static/_headers'), 'utf8');
  return new Map(
    [...text.matchAll(/^(\/.*)\n((?: +.*\n)+)/gm)].map(([, from = '', lines = '']) => [
      from,
      [...lines.matchAll(/^ +(.+?): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
    ]),
  );
}

/** The rules of `vercel.json`, by path. */
function rulesOfVercel(): Map<string, Headers> {
  const {headers: rules} = JSON.parse(fs.readFileSync('vercel.json', 'utf8')) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  return new Map(
    rules.map(({source, headers}) => [source, headers.map(({key, value}) => [key, value])]),
  );
}

test('every host that reads a file gets the same headers', () => {
  const file = rulesOfFile();
  const vercel = rulesOfVercel();
  expect([...file.keys()]).toEqual(['/*', '/assets/*', '/img/*', '/share/*']);
  expect([...vercel.keys()]).toEqual(['/(.*)', '/(assets|img|share)/(.*)']);
  expect(vercel.get('/(.*)')).toEqual(file.get('/*'));
  for (const folder of ['assets', 'img', 'share']) {
    expect(file.get(`/${folder}/*`)).toEqual(vercel.get('/(assets|img|share)/(.*)'));
  }
});

test('the site may show its own pages in frames, as live code does', () => {
  const headers = new Map(rulesOfFile().get('/*'));
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
});
