import {addressOf} from './addresses';

/** As the framework makes them: getSlug of its plugin for docs. */
test.each([
  ['git/index.md', 'git'],
  ['01-git/README.md', 'git'],
  ['01-git/01-git.md', 'git'],
  ['01-git/02-profile.md', 'git/profile'],
  // The names are compared with their numbers, so this one is no page of its folder
  ['01-git/01.git.md', 'git/git'],
  ['01-git/02-index.md', 'git/index'],
])('the address of the guide %s', (key, expected) => {
  const content = {kind: 'guide', locale: 'vi', file: `docs/${key}`, key} as const;
  expect(addressOf({content, text: '', fields: {}, values: {}, lines: {}})).toBe(expected);
});
