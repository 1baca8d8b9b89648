import fs from 'node:fs';
import path from 'node:path';

import {eventRoles, tagColors} from './data';
import {imageProblems} from '../check/images';
import type {Problem} from '../../../lib/problems';
import {isEventDate} from './dates';
import {
  duplicateIds,
  flag,
  list,
  localized,
  object,
  oneOf,
  slug,
  text,
  webAddress,
  year,
  type Check,
} from './fields';
import {PICTURES} from './pictures';

export const PROJECTS_FILE = 'src/data/projects.ts';
export const COMMUNITY_FILE = 'src/data/community.ts';

const eventDate: Check = (file, field, value) =>
  typeof value === 'string' && isEventDate(value)
    ? []
    : [
        {
          file,
          field,
          expected: 'a day like 2027-03-14, or a time with its offset like 2027-03-14T18:30+07:00',
          found: value,
        },
      ];

const pictureFile =
  (siteDir: string): Check =>
  (file, field, value) => {
    const isThere =
      typeof value === 'string' &&
      /^[\w-]+\.(png|jpe?g)$/i.test(value) &&
      fs.existsSync(path.join(siteDir, PICTURES, value));
    if (isThere) return [];
    return [{file, field, expected: `the name of a PNG or JPEG file in ${PICTURES}`, found: value}];
  };

const picture = (siteDir: string) => object({file: pictureFile(siteDir), alt: localized}, {});

/** Everything wrong with `projects.ts`. */
export function projectProblems(siteDir: string, data: unknown): readonly Problem[] {
  const {tags, projects} = (data ?? {}) as {tags?: unknown; projects?: unknown};
  const tagIds = Object.keys(tags ?? {});
  const tag = object({label: localized, description: localized, color: oneOf(tagColors)}, {});
  const project = object(
    {
      id: slug,
      name: text,
      description: localized,
      tags: list(oneOf(tagIds), {min: 1}),
    },
    {isFavourite: flag, picture: picture(siteDir), website: webAddress, source: webAddress},
  );
  return [
    ...tagIds.flatMap((id) => slug(PROJECTS_FILE, `tags.${id}`, id)),
    ...object(Object.fromEntries(tagIds.map((id) => [id, tag])), {})(PROJECTS_FILE, 'tags', tags),
    ...list(project)(PROJECTS_FILE, 'projects', projects),
    ...duplicateIds(PROJECTS_FILE, 'projects', projects),
  ];
}

const place: Check = (file, field, value) =>
  value === 'online' ? [] : object({name: localized}, {address: localized})(file, field, value);

/** An end before its start. Days are compared as days, times as times. */
function spanProblems(events: unknown): Problem[] {
  if (!Array.isArray(events)) return [];
  return (events as {start?: unknown; end?: unknown}[]).flatMap(({start, end}, index) => {
    if (typeof start !== 'string' || typeof end !== 'string') return [];
    if (!isEventDate(start) || !isEventDate(end) || Date.parse(end) >= Date.parse(start)) return [];
    const field = `events[${index}].end`;
    return [{file: COMMUNITY_FILE, field, expected: `a date not before ${start}`, found: end}];
  });
}

/** Everything wrong with `community.ts`. */
export function communityProblems(siteDir: string, data: unknown): readonly Problem[] {
  const {activities, events} = (data ?? {}) as {activities?: unknown; events?: unknown};
  const activity = object(
    {id: slug, title: localized, description: localized, since: year},
    {url: webAddress},
  );
  const event = object(
    {
      id: slug,
      title: localized,
      description: localized,
      start: eventDate,
      place,
      role: oneOf(eventRoles),
    },
    {end: eventDate, url: webAddress, materials: webAddress, picture: picture(siteDir)},
  );
  return [
    ...list(activity)(COMMUNITY_FILE, 'activities', activities),
    ...list(event)(COMMUNITY_FILE, 'events', events),
    ...duplicateIds(COMMUNITY_FILE, 'activities', activities),
    ...duplicateIds(COMMUNITY_FILE, 'events', events),
    ...spanProblems(events),
  ];
}

/** Pictures that cannot be read to their end, wherever they are used. */
export async function pictureProblems(siteDir: string): Promise<readonly Problem[]> {
  const folder = path.join(siteDir, PICTURES);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const images = files.filter((name) => /\.(png|jpe?g)$/i.test(name));
  const all = await Promise.all(
    images.map((name) => imageProblems(siteDir, `${PICTURES}/${name}`)),
  );
  return all.flat();
}

/** Is the author's picture where the configuration says? */
export function portraitProblems(siteDir: string, portrait: string): readonly Problem[] {
  const file = path.join(siteDir, 'static', portrait);
  if (fs.existsSync(file) && fs.statSync(file).isFile()) return [];
  return [
    {
      file: 'src/config/site.ts',
      field: 'author.portrait',
      expected: 'the path of a picture in static, such as img/avatar.svg',
      found: portrait,
    },
  ];
}
