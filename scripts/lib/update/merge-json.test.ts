import {mergeJson, mergeJsonTexts} from './merge-json';

const ours = {winner: 'ours'} as const;

test('takes from each side what only that side changed', () => {
  const base = {name: 'dau', scripts: {a: '1', old: 'x'}, dependencies: {react: '1', gone: '1'}};
  const author = {
    name: 'mine',
    scripts: {a: '1', old: 'x', own: 'y'},
    dependencies: {react: '1', gone: '1', mine: '2'},
  };
  const upstream = {
    name: 'dau',
    scripts: {a: '2', new: 'z'},
    dependencies: {added: '1', react: '3'},
  };
  expect(mergeJson(base, author, upstream, ours)).toEqual({
    value: {
      name: 'mine',
      scripts: {a: '2', new: 'z', own: 'y'},
      dependencies: {added: '1', mine: '2', react: '3'},
    },
    both: [],
  });
});

test('says where both changed, and keeps what the author removed away', () => {
  const base = {a: 1, b: {c: 1, d: 1}};
  expect(mergeJson(base, {a: 2, b: {d: 1}}, {a: 3, b: {c: 1, d: 2}}, ours)).toEqual({
    value: {a: 2, b: {d: 2}},
    both: ['a'],
  });
  expect(mergeJson(base, {a: 2, b: {d: 1}}, {...base, a: 3}, {winner: 'theirs'}).value).toEqual({
    a: 3,
    b: {d: 1},
  });
});

test('a package that the author changed and upstream removed stays the author’s', () => {
  expect(mergeJson({x: '1'}, {x: '2'}, {}, ours)).toEqual({value: {x: '2'}, both: ['x']});
});

test('keeps the order of upstream; packages stay sorted', () => {
  const {value} = mergeJson(
    {},
    {dependencies: {a: '1', b: '1', m: '1'}, zz: 1},
    {name: 'dau', dependencies: {a: '1', b: '1', z: '1'}},
    ours,
  );
  expect(JSON.stringify(value)).toBe(
    '{"name":"dau","dependencies":{"a":"1","b":"1","m":"1","z":"1"},"zz":1}',
  );
});

test('does not mix the fields of one version of a package with those of another', () => {
  const isWhole = (path: readonly string[]) => path.length === 2;
  const entry = (version: string) => ({packages: {x: {version, integrity: version}}});
  const {value} = mergeJson(
    entry('1'),
    {packages: {x: {version: '2', integrity: '1'}}},
    entry('3'),
    {winner: 'theirs', isWhole},
  );
  expect(value).toEqual(entry('3'));
});

test('a text that is not JSON cannot be merged', () => {
  expect(mergeJsonTexts('{}', '{"a": 1,}', '{"b": 1}', ours)).toBeUndefined();
  expect(mergeJsonTexts(undefined, '{"a": 1}', '{"b": 1}', ours)?.text).toBe(
    '{\n  "b": 1,\n  "a": 1\n}\n',
  );
});
