import {editSource, toCode} from './source';

const SITE = `import type {SiteConfig} from './settings';

/** The example. */
export const site: SiteConfig = {
  name: 'Old', // the name
  tagline: {vi: 'Cũ', en: "It's old"},
  socials: [
    // the first
    {id: 'github', url: 'https://github.com/old'},
  ],
};
`;

test('changes values and keeps everything around them', () => {
  const editor = editSource('site.ts', SITE);
  expect(editor.read(['site', 'tagline', 'en'])).toBe("It's old");
  expect(editor.set(['site', 'name'], 'Tên "mới"')).toBe(true);
  expect(editor.set(['site', 'tagline', 'en'], "It's new")).toBe(true);
  expect(editor.set(['site', 'none'], 'x')).toBe(false);
  expect(editor.comment(['site'], () => '/** Mine. */')).toBe(true);
  expect(editor.text()).toBe(
    SITE.replace("'Old'", `'Tên "mới"'`)
      .replace(`"It's old"`, `"It's new"`)
      .replace('The example.', 'Mine.'),
  );
});

test('follows a default export to the variables that it contains', () => {
  const text = `const tags = {web: {}} satisfies Tags;
const list: readonly Item[] = [
  {id: 'a'}, // stays
  // at the end
];
export default {tags, items: list} satisfies Showcase;
`;
  const editor = editSource('projects.ts', text);
  expect(editor.read(['default', 'items'])).toEqual([{id: 'a'}]);
  editor.append(['default', 'items'], "{id: 'b'}");
  editor.append(['default', 'items'], "{id: 'c'}");
  editor.append(['default', 'tags'], 'cli: {}');
  expect(editor.text()).toBe(
    text
      .replace("{id: 'a'}, // stays", "{id: 'a'}, // stays\n{id: 'b'},\n{id: 'c'},")
      .replace('{web: {}}', '{web: {},\ncli: {},}'),
  );
});

test('adds to an empty list, and to a list without a trailing comma', () => {
  const empty = editSource('a.ts', 'export default {events: []};\n');
  empty.append(['default', 'events'], '{id: 1}');
  expect(empty.text()).toBe('export default {events: [\n{id: 1},\n]};\n');

  const bare = editSource('a.json', '{"a": [1]}');
  bare.append(['a'], '2');
  expect(JSON.parse(bare.text())).toEqual({a: [1, 2]});
});

test('removes entries and their comments, and keeps the other entries', () => {
  const editor = editSource(
    'a.ts',
    `export default [
  // one
  {id: 'one'},
  // two
  {id: 'two'},
];`,
  );
  expect(editor.remove(['default'], (index) => index === 0)).toBe(true);
  expect(editor.text()).not.toContain('one');
  expect(editor.text()).toMatch(/\/\/ two\n {2}\{id: 'two'\},/);

  const json = editSource('a.json', '{"a": 1, "b": {"c": [1, 2]}}');
  json.remove([], (key) => key === 'a');
  expect(JSON.parse(json.text())).toEqual({b: {c: [1, 2]}});
});

test('an edit inside a replaced part has no effect', () => {
  const editor = editSource('a.json', '{"list": ["old", "new"]}');
  editor.mapTexts((text) => text.replace('old', 'other'));
  editor.set(['list'], []);
  expect(editor.text()).toBe('{"list": []}');
});

test('changes all string literals, but not imports and comments', () => {
  const editor = editSource(
    'a.ts',
    "import x from 'old'; // old\nconst a = {b: ['old', 'very old']};",
  );
  editor.mapTexts((text) => text.replace('old', 'new'));
  expect(editor.text()).toBe("import x from 'old'; // old\nconst a = {b: ['new', 'very new']};");
});

test.each([
  ["it's", `"it's"`],
  ['a "b"', `'a "b"'`],
  [{a: ['x'], 'b-c': undefined, d: true}, "{a: ['x'], d: true}"],
])('%j as code', (value, code) => {
  expect(toCode(value)).toBe(code);
});
