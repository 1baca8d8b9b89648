import {inspect, stripVTControlCharacters} from 'node:util';

import {logger} from '@docusaurus/logger';

import {ContentError, throwIfAny} from './problems';

test('an error lists all problems at once: file, problem, value and fix', () => {
  const image = {field: 'image', problem: 'not found in static/', found: 'x.png'};
  const problems = [
    {file: 'a.mdx', line: 3, ...image, fix: 'Check the path'},
    {file: 'b.yml', field: 'tags[0]', problem: 'must be text', found: 7},
  ];
  const act = () => throwIfAny('There are errors in your content.', problems);
  expect(act).toThrow(ContentError);
  expect(act).toThrow(
    'your content.\n  a.mdx:3: image not found in static/: "x.png". Check the path.\n' +
      '  b.yml: tags[0] must be text, found 7\n',
  );
  throwIfAny('unused', []);
});

test('Docusaurus prints only the message of the error, not a dump of its own error around it', () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const cause = new ContentError('Errors.', [{file: 'a.mdx', line: 3, problem: 'not found'}]);
  logger.error(inspect(new Error('Unable to build', {cause}), {depth: Infinity}));
  logger.error('Another error');
  expect(print.mock.calls.map(([text]) => stripVTControlCharacters(String(text)))).toEqual([
    '[ERROR] Errors.\n  a.mdx:3: not found\n',
    '[ERROR] Another error',
  ]);
});
