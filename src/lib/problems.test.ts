import {
  ContentError,
  errorsOf,
  throwIfAny,
  warningsOf,
  warningText,
  type Problem,
} from './problems';

test('K03 names file, field, expectation and what was found, all problems at once', () => {
  const act = () => {
    throwIfAny('The content has faults.', [
      {file: 'blog/a.mdx', field: 'date', expected: 'a date like 2026-03-02', found: 'soon'},
      {file: 'blog/b.mdx', field: 'description', expected: 'one or two sentences'},
    ]);
  };
  expect(act).toThrow(ContentError);
  expect(act).toThrow('blog/a.mdx › date: a date like 2026-03-02 (found "soon")');
  expect(act).toThrow('blog/b.mdx › description: one or two sentences\n');
});

test('nothing is thrown without a problem', () => {
  expect(() => {
    throwIfAny('unused', []);
  }).not.toThrow();
});

test('a notice is said, and stops nothing, however strict the check is', () => {
  const problems = [
    {file: 'a.mdx', expected: 'a newer translation', severity: 'notice'},
  ] as const satisfies Problem[];
  for (const strict of [true, false]) {
    expect(errorsOf(problems, strict)).toEqual([]);
    expect(warningsOf(problems, strict)).toEqual(problems);
  }
  expect(warningText(problems)).toMatch(/^1 warning .* all the same\.\n {2}a\.mdx: a newer/);
});
