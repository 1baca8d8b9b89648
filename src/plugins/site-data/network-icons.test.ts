/** @jest-environment node */
import {networkDrawings} from './network-icons';

test('known networks that the site links to have an icon; others do not', () => {
  const known =
    'bluesky discord facebook github linkedin mastodon rss telegram tiktok x youtube zalo'.split(
      ' ',
    );
  const socials = [{id: 'github', label: 'GitHub', url: 'https://github.com/lan'}];
  const drawings = networkDrawings({socials}, [...known, 'repo', 'printer', 'constructor']);
  expect(Object.keys(drawings).sort()).toEqual(known);
  // The style sheet sets colors and line widths
  for (const body of Object.values(drawings)) expect(body).not.toMatch(/stroke|fill/);
});
