import {addEntry, changeEntry, readEntries, removeEntries, yamlScalar} from './yaml';

const TAGS = `# The tags
git:
  label: Git
  permalink: /git
web:
  label: Web # everywhere
  permalink: /web
`;

test('adds an entry at the end, even if the file has no entries', () => {
  const entry = {label: 'C#: một', permalink: '/c'};
  expect(readEntries(addEntry(TAGS, 'c', entry))).toEqual({...readEntries(TAGS), c: entry});
  expect(addEntry(TAGS, 'c', entry)).toContain('label: Web # everywhere');
  for (const empty of ['', '{}\n', '# none yet\n{}\n']) {
    expect(readEntries(addEntry(empty, 'c', entry))).toEqual({c: entry});
  }
  expect(addEntry('# none yet\n{}\n', 'c', entry)).toContain('# none yet');
});

test('removes entries; a file without entries becomes {}', () => {
  expect(removeEntries(TAGS, ['git', 'none'])).toBe(
    '# The tags\nweb:\n  label: Web # everywhere\n  permalink: /web\n',
  );
  expect(readEntries(removeEntries(TAGS, ['git', 'web']))).toEqual({});
  expect(removeEntries(TAGS, ['git', 'web'])).toBe('# The tags\n{}\n');
});

test('changes a key and some fields, and keeps the others', () => {
  const changed = changeEntry(TAGS, 'git', 'vcs', {label: 'VCS', description: 'Versions.'});
  expect(readEntries(changed).vcs).toEqual({
    label: 'VCS',
    permalink: '/git',
    description: 'Versions.',
  });
  expect(changed).toContain('label: Web # everywhere');
});

test('replaces all lines of a multi-line value', () => {
  const text = 'me:\n  title: >-\n    one\n    two\n  name: A\n';
  expect(readEntries(changeEntry(text, 'me', 'me', {title: 'three'}))).toEqual({
    me: {title: 'three', name: 'A'},
  });
});

test.each(['Học tập', 'C#: một', 'a # b', 'yes', '12', '- x', "it's", '"x"', 'true', ' a', 'null'])(
  '%j is read back as it was',
  (value) => {
    expect(readEntries(`k:\n  v: ${yamlScalar(value)}\n`).k?.v).toBe(value);
  },
);
