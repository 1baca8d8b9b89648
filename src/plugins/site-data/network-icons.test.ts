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

test('the networks of the field have signs, and only those that the site links to are there', () => {
  const known =
    'github linkedin facebook x youtube mastodon bluesky zalo tiktok telegram discord rss';
  const drawings = drawn(known.split(' '));
  expect(Object.keys(drawings).sort()).toEqual(known.split(' ').sort());
  // Colors and widths are those of the site's own icons
  for (const {body} of Object.values(drawings)) expect(body).not.toMatch(/stroke|fill/);
  expect(Object.keys(drawn([]))).toEqual(['github']);
});

test('a network without a sign is left out, also one that has the name of another icon', () => {
  expect(Object.keys(drawn(['repo', 'printer', 'constructor']))).toEqual(['github']);
});

test('a drawing of the author’s replaces the sign', () => {
  expect(drawn(['github'], [profile('github', 'own.svg')])).toEqual({
    github: {viewBox: '0 0 8 8', body: '<path d="M0 0h8v8z"/>'},
  });
});
