/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

/** The headers for all paths in `_headers`, the file of Netlify and Cloudflare Pages. */
function headersOfFile(): [string, string][] {
  const text = fs.readFileSync(path.join(__dirname, 'static/_headers'), 'utf8');
  const [, rules = ''] = text.split(/^\/\*\n/m);
  return rules
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
}

test('every host that reads a file gets the same headers', () => {
  const {headers} = JSON.parse(fs.readFileSync('vercel.json', 'utf8')) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  expect(headers.map(({source}) => source)).toEqual(['/(.*)']);
  const [rule] = headers;
  expect(rule?.headers.map(({key, value}) => [key, value])).toEqual(headersOfFile());
});

test('no header keeps the site out of its own frames', () => {
  const headers = new Map(headersOfFile());
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
  // Live code runs in a frame without an origin, to which the site's files are another site's
  expect(headers.has('Cross-Origin-Resource-Policy')).toBe(false);
});
