import {ContentError, throwIfAny} from './problems';

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
