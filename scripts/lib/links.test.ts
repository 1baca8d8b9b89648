/** @jest-environment node */
import {addressesIn} from './links';

test('addresses are found in sitemaps and feeds of each kind, once', () => {
  expect(
    addressesIn(
      '<loc>https://example.com/a</loc><xhtml:link href="https://example.com/en/a"/>' +
        '<content>&lt;a href="https://example.com/a"&gt;</content>' +
        String.raw`{"url": "https://example.com/b", "html": "<a href=\"https://example.com/c#d\">"}`,
    ),
  ).toEqual([
    'https://example.com/a',
    'https://example.com/en/a',
    'https://example.com/b',
    'https://example.com/c#d',
  ]);
});
