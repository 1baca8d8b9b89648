import {ContentError, throwIfAny} from './problems';

test('an error lists all problems at once: file, problem, value and fix', () => {
  const act = () => {
    throwIfAny('There are errors in your content.', [
      {
        file: 'a.mdx',
        line: 3,
        field: 'image',
        problem: 'not found in static/',
        found: 'x.png',
        fix: 'Check the path',
      },
      {file: 'b.yml', field: 'tags[0]', problem: 'must be text', found: 7},
    ]);
  };
  expect(act).toThrow(ContentError);
  expect(act).toThrow(
    'your content.\n  a.mdx:3: image not found in static/: "x.png". Check the path.\n' +
      '  b.yml: tags[0] must be text, found 7\n',
  );
  throwIfAny('unused', []);
  // Docusaurus wraps the error in its own error, which must not have a stack trace
  const {stack} = new Error('a');
  Error.stackTraceLimit = 10;
  expect(stack).toBe('Error: a');
});
