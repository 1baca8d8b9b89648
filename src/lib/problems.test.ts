import {ContentError, errorsOf, groupProblems, throwIfAny, type Problem} from './problems';

test('names file, field, expectation and what was found, all problems at once', () => {
  const act = () => {
    throwIfAny('The content has faults.', [
      {file: 'blog/a.mdx', field: 'date', problem: 'a date like 2026-03-02', found: 'soon'},
      {file: 'blog/b.mdx', field: 'description', problem: 'one or two sentences'},
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

test('a warning stops a strict check only, a notice none', () => {
  const warning: Problem = {file: 'a.mdx', problem: 'a shorter title', severity: 'warning'};
  const notice: Problem = {file: 'a.mdx', problem: 'a newer translation', severity: 'notice'};
  expect(errorsOf([warning, notice], true)).toEqual([warning]);
  expect(errorsOf([warning, notice], false)).toEqual([]);
});

test('what is wrong in many places is written once', () => {
  const problems = [...'abcdefg'].map((name) => ({
    file: `blog/${name}.mdx`,
    line: 3,
    field: 'tags',
    problem: 'an entry in blog/tags.yml',
    found: name,
  }));
  expect(groupProblems(problems)).toContain(
    '  tags: an entry in blog/tags.yml (7 places)\n    blog/a.mdx:3 (found "a")\n',
  );
  expect(groupProblems(problems)).toContain('    … and 2 more');
});
