import fs from 'node:fs';
import path from 'node:path';

import {JSON_SCHEMA, load} from 'js-yaml';

import {temporaryFolder} from '../support/temporary-folder';
import {messageOf, type Problem} from '../../utils/problems';
import {schemaProblems} from '../../settings/schema-helpers';
import {
  readSettings,
  settingsProblems,
  type SiteConfig,
} from '../../settings/settings-and-defaults';
import {dataSchemas} from '../../features/site-data/data-schemas';
import {cvSchema, parseResume} from '../../features/site-data/cv-sections';

const {dir} = temporaryFolder({
  'src/data/pictures/light.png': '',
  'src/data/pictures/dark.jpg': '',
});

const {showcase, community} = dataSchemas(dir, 'vi');

const settings = (name: Parameters<typeof settingsProblems>[0]) => (value: unknown) =>
  settingsProblems(name, value);

/** The check of each kind of file. */
const checks: Readonly<Record<string, (value: unknown) => Problem[]>> = {
  'src/config/site.ts': settings('site'),
  'src/config/hosts.ts': settings('allowedHosts'),
  'src/config/announcement.ts': settings('announcement'),
  'src/config/blog.ts': settings('blog'),
  'src/config/conversation.ts': settings('conversation'),
  'src/config/navigation.ts': settings('navigation'),
  'src/data/projects.ts': (value) => schemaProblems('a', showcase, value),
  'src/data/community.ts': (value) => schemaProblems('a', community, value),
  'src/data/cv.vi.json': (value) =>
    schemaProblems('a', cvSchema, parseResume(JSON.stringify(value ?? null))),
};
const values = load(fs.readFileSync(path.join(__dirname, 'every-field.yml'), 'utf8'), {
  schema: JSON_SCHEMA,
}) as Record<string, unknown>;

const WRONG = [undefined, null, true, 7, -1.5, '', 'a \n', 'http://', [], [null], {}, {nmae: [1]}];

/** Returns copies of a value in which one part at a time is wrong. */
function* wrongCopies(value: unknown): Generator {
  yield* WRONG;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const wrong of wrongCopies(part))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? wrong : each))
        : {...value, [key]: wrong};
}

test.each(Object.entries(checks))(
  '%s may have every documented field, and its messages are plain',
  (file, check) => {
    const value = values[file];
    expect(check(value)).toEqual([]);
    const messages = new Set([...wrongCopies(value)].flatMap(check).map(messageOf));
    expect(messages.size).toBeGreaterThan(10);
    const isPlain = (message: string) =>
      /(^| )(must (be|not have) |is (missing|empty); it must be |has no fields)/.test(message) &&
      !/zod|optional|invalid|expected|received|undefined|null|of type|NaN|\[object/i.test(
        message.replace(/(, found|fields:) .*/, ''),
      );
    expect([...messages].filter((message) => !isPlain(message))).toEqual([]);
  },
);

test('a setting that is undefined has its default', () => {
  const site = values['src/config/site.ts'] as SiteConfig;
  const conversation = {comments: {discussUrl: undefined}, feedback: {newIssueUrl: undefined}};
  const given = {site: {...site, author: {...site.author, portrait: undefined}}};
  expect(readSettings({...given, blog: {description: undefined}, conversation})).toEqual(
    readSettings(given),
  );
});
