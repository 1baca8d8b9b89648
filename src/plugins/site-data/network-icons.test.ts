/** @jest-environment node */
import {networkDrawings} from './network-icons';
import {temporaryFolder} from '../../lib/fixtures';

const {dir: siteDir} = temporaryFolder({
  'static/own.svg': '<svg viewBox="0 0 8 8">\n  <path d="M0 0h8v8z"/>\n</svg>\n',
});

const profile = (id: string, drawing?: string) => ({
  id,
  label: id,
  url: `https://${id}.example`,
  ...(drawing && {drawing}),
});
const drawn = (ids: string[], socials = [profile('github')]) =>
  networkDrawings(siteDir, {socials}, ids);

test('known networks that the site links to have an icon; others do not', () => {
  const known =
    'bluesky discord facebook github linkedin mastodon rss telegram tiktok x youtube zalo'.split(
      ' ',
    );
  const drawings = drawn([...known, 'repo', 'printer', 'constructor']);
  expect(Object.keys(drawings).sort()).toEqual(known);
  // The style sheet sets colors and line widths
  for (const {body} of Object.values(drawings)) expect(body).not.toMatch(/stroke|fill/);
});

test('the author’s icon replaces the one of the icon set', () => {
  expect(drawn(['github'], [profile('github', 'own.svg')])).toEqual({
    github: {viewBox: '0 0 8 8', body: '<path d="M0 0h8v8z"/>'},
  });
});
