import {POST, POST_EN, post, siteWith, type Changes} from '../../../src/lib/content/fixtures';
import {recordOf} from '../../../src/plugins/languages/originals/record';
import {readStatus, type TextStatus} from './read';
import {statusTable} from './table';

const NOW = Date.parse('2026-06-15T12:00:00Z');

const statusOf = (files: Changes) => readStatus(siteWith(files), NOW);

/** The notes on the good site's post, or on another file. */
async function notesOf(files: Changes, file = POST) {
  const text = (await statusOf(files)).find((each) => file in each.files);
  return text?.notes.map((note) => `${note.condition} ${note.file}: ${note.text}`) ?? [];
}

const with_ = (field: string) => post.replace('slug:', `${field}\nslug:`);
const record = recordOf('vi', POST, post);
const translation = with_(`translated_from: ${record}`);

test.each<[string, Changes, string[]]>([
  ['a current translation', {[POST_EN]: translation}, []],
  [
    'a translation without a record',
    {},
    [`unrecorded ${POST_EN}: the translated version of the original is not recorded`],
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
    [`missing ${POST}: no description`, `untranslated ${POST}: `],
  ],
  [
    'a file that cannot be read',
    {[POST]: '---\ntitle: [\n---\n', [POST_EN]: null},
    [expect.stringMatching(`^error ${POST}: invalid YAML`) as string],
  ],
])('status of %s', async (_, files, expected) => {
  expect(await notesOf(files)).toEqual(expected);
});

test('posts come first, the newest at the top, with their languages', async () => {
  const files = await statusOf({
    'blog/2026-05-01-b.mdx': with_('language: en').replace('2026-03-02', '2026-05-01'),
  });
  expect(
    files.map(({title, files}) => [title, Object.values(files).join(), Object.keys(files)[0]]),
  ).toEqual([
    ['Bài đầu tiên', 'en', 'blog/2026-05-01-b.mdx'],
    ['Bài đầu tiên', 'vi,en', POST],
    ['Hướng dẫn', 'vi,en', 'docs/git/guide.md'],
    ['Trang', 'vi,en', 'src/pages/about.md'],
  ]);
});

test('the table lists each file with its notes, and counts at the end', async () => {
  const [text] = (await statusOf({
    [POST]: with_('draft: true') + '\nMới.\n',
    [POST_EN]: translation,
  })) as [TextStatus];
  const files = [text, {...text, notes: []}];
  expect(statusTable(files, [text]).split('\n')).toEqual([
    'Posts',
    'vi en   Bài đầu tiên',
    `          ${POST}: draft`,
    `          ${POST_EN}: the original has changed since it was translated`,
    '',
    '2 posts, 0 guides, 0 pages',
    '1 draft, 1 stale',
    'See what changed, and record a translation: npm run translate -- <file>',
  ]);
});
