import {POST, POST_EN, post, siteWith, type Changes} from '../../tests/support/small-site';
import {recordOf} from '../../content/translation-state';
import {statusOf} from './status';

const NOW = Date.parse('2026-06-15T12:00:00Z');

const with_ = (field: string) => post.replace('slug:', `${field}\nslug:`);
const translation = with_(`translated_from: ${recordOf(POST, post)}`);

test.each<[string, Changes, string]>([
  ['a current translation', {[POST_EN]: translation}, ''],
  [
    'a translation without a record',
    {},
    `${POST_EN}: does not record which version of the original it translates`,
  ],
  [
    'a stale translation of a draft',
    {[POST]: `${with_('draft: true\nunlisted: true')}\nMới.\n`, [POST_EN]: translation},
    `${POST}: draft\n${POST}: unlisted\n${POST_EN}: the original has changed since it was translated`,
  ],
  [
    'a scheduled post',
    {[POST]: post.replace('2026-03-02', '2026-06-16'), [POST_EN]: translation},
    `${POST}: scheduled for 2026-06-16`,
  ],
  [
    'a post without a description',
    {[POST]: post.replace(/description: .*\n/, ''), [POST_EN]: null},
    `${POST}: no description`,
  ],
  [
    'a file that cannot be read',
    {[POST]: '---\ntitle: [\n---\n', [POST_EN]: null},
    expect.stringMatching(`^${POST}:\\d: invalid YAML`) as string,
  ],
])('the notes about %s', (_, files, expected) => {
  const notes = statusOf(siteWith(files), NOW).map((line) => line.trim());
  const own = notes.filter((line) =>
    [`${POST}:`, `${POST_EN}:`].some((file) => line.startsWith(file)),
  );
  expect(own.join('\n')).toEqual(expected);
});

test("a post's languages include only those in which it is published", () => {
  const languages = (files: Changes) =>
    statusOf(siteWith(files), NOW).find((line) => line.endsWith('Bài đầu tiên'));
  expect(languages({})).toBe('vi en   Bài đầu tiên');
  expect(languages({[POST_EN]: null})).toBe('vi      Bài đầu tiên');
});
