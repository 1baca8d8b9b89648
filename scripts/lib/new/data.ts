/** Creates a project or an event in its data file. */
import fs from 'node:fs';
import path from 'node:path';

import {eventRoles, tagColors} from '../../../src/plugins/content/data/author-types';
import {isEventDate} from '../../../src/plugins/content/data/dates';
import type {Localized} from '../../../src/lib/locales';
import {editSource, toCode} from '../edit/source';
import {refuse} from './ask';
import {isText, slugFor, textOf, titlesOf, type Context, type NewContent} from './context';
import {resolveKey} from './resolve-key';
import {COMMUNITY_FILE, PROJECTS_FILE, type ContentSite} from './site';
import {tagsOf} from './tags';

const isWeb = (value: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value);

async function webAddress(
  context: Context,
  value: string | undefined,
  message: string,
  option: string,
): Promise<string | undefined> {
  const {ask} = context;
  const given = isText(value)
    ? value.trim()
    : await ask?.text({
        message: `${message} (Enter: none)`,
        isOptional: true,
        check: (answer) =>
          isWeb(answer) ? undefined : 'Write the whole address, starting with https://',
      });
  if (!isText(given)) return undefined;
  return isWeb(given)
    ? given
    : refuse(`${option} must be a whole address that starts with https://, not "${given}".`);
}

/** Returns the description in both languages. Projects and events must have both. */
async function bothDescriptions(context: Context): Promise<Localized> {
  const {request} = context;
  return {
    vi: await textOf(
      context,
      request.description,
      'One or two sentences in Vietnamese',
      '--description "…"',
    ),
    en: await textOf(
      context,
      request.descriptionEn,
      'One or two sentences in English',
      '--description-en "…"',
    ),
  };
}

const dataSource = (site: ContentSite, file: string) => {
  const absolute = path.join(site.siteDir, file);
  if (!fs.existsSync(absolute)) refuse(`There is no ${file}.`);
  return editSource(file, fs.readFileSync(absolute, 'utf8'));
};

/**
 * Adds a project to `src/data/projects.ts`.
 *
 * @throws {Refusal} if a value is missing or not valid
 */
export async function newProject(context: Context): Promise<NewContent> {
  const {request, site} = context;
  const name = await textOf(
    context,
    request.title,
    'Name, the same in every language',
    'the name, in quotes',
  );
  const id = slugFor(context, name);
  if (site.projects.includes(id)) {
    refuse(`${PROJECTS_FILE} has a project with the id ${id} already. Choose another with --slug.`);
  }
  const description = await bothDescriptions(context);
  const {keys, added} = await tagsOf(context, 'project');
  if (keys.length === 0) {
    const known = site.tags.project.map(({key}) => key).join(', ');
    refuse(
      `Missing: --tags, one or more of ${known || 'none yet'}. A new one is added with --new-tag "key=Nhãn|Label".`,
    );
  }
  const website = await webAddress(context, request.website, 'Website of the project', '--website');
  const source = await webAddress(
    context,
    request.source,
    'Source code of the project',
    '--source',
  );
  const editor = dataSource(site, PROJECTS_FILE);
  const free = tagColors.filter(
    (color) => !JSON.stringify(editor.read(['default', 'tags'])).includes(`"${color}"`),
  );
  added.forEach(({key, label, description: meaning}, index) => {
    const color = free[index] ?? tagColors[index % tagColors.length];
    const tag = toCode({[key]: {label, description: meaning, color}}).slice(1, -1);
    if (!editor.append(['default', 'tags'], tag))
      refuse(`${PROJECTS_FILE} has no list "tags" that can be edited automatically.`);
  });
  const entry = {
    id,
    name,
    description,
    tags: keys,
    ...(request.isFavourite && {isFavourite: true}),
    website,
    source,
  };
  if (!editor.append(['default', 'projects'], toCode(entry))) {
    refuse(
      `${PROJECTS_FILE} has no list "projects" that can be edited automatically. Add the project there by hand.`,
    );
  }
  return {
    changes: [{file: PROJECTS_FILE, what: 'the project', content: editor.text()}],
    address: 'showcase',
    notes: [
      'It is not a draft: the next build shows it.',
      'A picture goes into src/data/pictures (640 px wide or more), and its name and alternative text into the entry.',
    ],
  };
}

/**
 * Adds an event to `src/data/community.ts`.
 *
 * @throws {Refusal} if a value is missing or not valid
 */
export async function newEvent(context: Context): Promise<NewContent> {
  const {request, site, ask} = context;
  const {vi = '', en = ''} = await titlesOf(context);
  const id = slugFor(context, vi);
  if (site.events.includes(id)) {
    refuse(`${COMMUNITY_FILE} has an event with the id ${id} already. Choose another with --slug.`);
  }
  const expected = 'a day like 2027-03-14, or a time with its offset like 2027-03-14T18:30+07:00';
  const time = async (value: string | undefined, message: string, option: string) => {
    const given = isText(value)
      ? value.trim()
      : await ask?.text({
          message,
          isOptional: option === '--end',
          check: (answer) => (isEventDate(answer) ? undefined : `Write ${expected}`),
        });
    if (!isText(given))
      return option === '--end' ? undefined : refuse(`Missing: ${option}, ${expected}.`);
    return isEventDate(given) ? given : refuse(`${option} must be ${expected}, not "${given}".`);
  };
  const start = await time(request.start, `When it begins: ${expected}`, '--start');
  const end = await time(request.end, 'When it ends (Enter: the same day)', '--end');
  if (start && end && Date.parse(end) < Date.parse(start)) {
    refuse(`--end ${end} is before --start ${start}.`);
  }
  const where = await textOf(
    context,
    request.place,
    'Where it takes place, in Vietnamese; online for the web',
    '--place "…"',
  );
  const place =
    where.toLowerCase() === 'online'
      ? 'online'
      : {
          name: {
            vi: where,
            en: await textOf(
              context,
              request.placeEn,
              'Where it takes place, in English',
              '--place-en "…"',
            ),
          },
        };
  const roles = eventRoles.map((role) => ({key: role, name: role}));
  const role = isText(request.role)
    ? await resolveKey(request.role, roles, {
        what: 'a role',
        remedy: `Roles are ${eventRoles.join(', ')}.`,
      })
    : ask
      ? await ask.choose({
          message: 'What you do there',
          options: eventRoles.map((value) => ({value, label: value})),
        })
      : refuse(`Missing: --role, one of ${eventRoles.join(', ')}.`);
  const description = await bothDescriptions(context);
  const url = await webAddress(context, request.url, 'Its own page', '--url');
  const editor = dataSource(site, COMMUNITY_FILE);
  const entry = {id, title: {vi, en}, description, start, end, place, role, url};
  if (!editor.append(['default', 'events'], toCode(entry))) {
    refuse(
      `${COMMUNITY_FILE} has no list "events" that can be edited automatically. Add the event there by hand.`,
    );
  }
  return {
    changes: [{file: COMMUNITY_FILE, what: 'the event', content: editor.text()}],
    address: 'community',
    notes: ['It is not a draft: the next build shows it.'],
  };
}
