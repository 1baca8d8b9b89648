import {POST, POST_EN, post, siteWith, type Changes} from '../../../src/lib/content/fixtures';
import {recordOf} from '../../../src/plugins/languages/originals/record';
import {readStatus, type Entry} from './read';
import {statusTable} from './table';

const NOW = Date.parse('2026-06-15T12:00:00Z');

const statusOf = (files: Changes) => readStatus(siteWith(files), NOW);

function notesOf(files: Changes) {
  const all = statusOf(files).flatMap(({notes}) => notes);
  return all
    .filter((note) => [POST, POST_EN].includes(note.file))
    .map((note) => `${note.condition} ${note.file}: ${note.text}`);
}

const with_ = (field: string) => post.replace('slug:', `${field}\nslug:`);
const record = recordOf('vi', POST, post);
const translation = with_(`translated_from: ${record}`);

test.each<[string, Changes, string[]]>([
  ['a current translation', {[POST_EN]: translation}, []],
  [
    'a translation without a record',
    {},
    [`unrecorded ${POST_EN}: does not record which version of the original it translates`],
  ],
  ['one language', {[POST_EN]: null}, [`untranslated ${POST}: `]],
  [
    'a stale translation',
    {[POST]: `${post}\nMới.\n`, [POST_EN]: translation},
    [`stale ${POST_EN}: the original has changed since it was translated`],
  ],
  [
    'a draft, unlisted',
    {[POST]: with_('draft: true\nunlisted: true'), [POST_EN]: translation},
    [`draft ${POST}: draft`, `unlisted ${POST}: unlisted`],
  ],
  [
    'a scheduled post',
    {[POST]: post.replace('2026-03-02', '2026-06-16'), [POST_EN]: translation},
    [`scheduled ${POST}: due 2026-06-16`],
  ],
  [
    'no description',
    {[POST]: post.replace(/description: .*\n/, ''), [POST_EN]: null},
    [`no-description ${POST}: no description`, `untranslated ${POST}: `],
  ],
  [
    'a file that cannot be read',
    {[POST]: '---\ntitle: [\n---\n', [POST_EN]: null},
    [expect.stringMatching(`^error ${POST}: invalid YAML`) as string],
  ],
])('status of %s', (_, files, expected) => {
  expect(notesOf(files)).toEqual(expected);
});

test('the table lists each file with its notes, and ends with a summary', () => {
  const [entry] = statusOf({
    [POST]: with_('draft: true') + '\nMới.\n',
    [POST_EN]: translation,
  }) as [Entry];
  expect(statusTable([entry, {...entry, notes: []}], [entry]).split('\n')).toEqual([
    'Posts',
    'vi en   Bài đầu tiên',
    `          ${POST}: draft`,
    `          ${POST_EN}: the original has changed since it was translated`,
    '',
    '2 posts, 0 guides, 0 pages',
    '1 draft, 1 stale',
    'To see what changed, and how to record a translation: npm run translate -- <file>',
  ]);
});
