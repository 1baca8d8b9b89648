import {webUrl} from './schema-helpers';

test('a URL needs a host with a dot, or the name of this computer', () => {
  const urls = ['https://a.example', 'http://localhost:3000', 'http://localhost'];
  const wrong = [
    'http://',
    'https://githubcom/lan',
    'https://localhosts',
    'a.example',
    'https://a b',
  ];
  expect([...urls, ...wrong].filter((url) => webUrl.safeParse(url).success)).toEqual(urls);
});
