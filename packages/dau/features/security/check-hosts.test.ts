import {listProblems} from '../../utils/problems';
import {isAllowedHost} from '../../settings';
import {settingsProblems} from '../../settings/settings-and-defaults';

const hostProblems = (value: unknown) => settingsProblems('allowedHosts', value);
const none = {media: [], frames: [], scripts: [], requests: []};

test('a host must be an https origin, with or without its subdomains, in a known list', () => {
  const allowed = {...none, media: ['https://a.example', 'https://*.b.example:8443']};
  expect(hostProblems(allowed)).toEqual([]);
  for (const host of [
    'https://a.example/images',
    'http://a.example',
    'https://*',
    'https://a.example; script-src *',
    "'unsafe-eval'",
  ]) {
    expect(listProblems(hostProblems({...none, frames: [host]}))).toBe(
      `  src/config/hosts.ts: frames[0] must be an https:// URL without a path, like https://example.com or https://*.example.com, found ${JSON.stringify(host)}`,
    );
  }
});

test('a URL matches a host if scheme, name and port are equal', () => {
  const hosts = ['https://a.example', 'https://*.b.example', 'https://C.example'];
  const yes = [
    ...['https://c.example/', 'https://a.example/x.png'],
    ...['https://www.b.example/1', 'https://x.y.b.example/'],
  ];
  const no = [
    ...['http://a.example/', 'https://a.example:8443/', 'https://www.a.example/'],
    ...['https://b.example/', 'https://evilb.example/', 'http://www.b.example/'],
  ];
  expect(yes.filter((url) => !isAllowedHost(new URL(url), hosts))).toEqual([]);
  expect(no.filter((url) => isAllowedHost(new URL(url), hosts))).toEqual([]);
});
