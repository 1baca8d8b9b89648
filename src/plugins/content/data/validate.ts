import fs from 'node:fs';
import path from 'node:path';

import {Joi} from '@docusaurus/utils-validation';

import {eventRoles, tagColors} from './author-types';
import {imageProblems} from '../check/images';
import type {Problem} from '../../../lib/problems';
import {fields, list, schemaProblems, textThat} from '../../../lib/schema';
import {
  duplicateIds,
  eventDate,
  eventEnd,
  flag,
  localized,
  oneOf,
  slug,
  text,
  pageAddress,
  webAddress,
  year,
} from './fields';
import {PICTURES} from './pictures';

export const PROJECTS_FILE = 'src/data/projects.ts';
export const COMMUNITY_FILE = 'src/data/community.ts';

const picture = (siteDir: string) =>
  fields({
    file: textThat(
      (name) =>
        /^[\w-]+\.(png|jpe?g)$/i.test(name) && fs.existsSync(path.join(siteDir, PICTURES, name)),
      `the name of a PNG or JPEG file in ${PICTURES}`,
    ),
    alt: localized,
  }).optional();

/** Everything wrong with `projects.ts`. */
export function projectProblems(siteDir: string, data: unknown): readonly Problem[] {
  const {tags, projects} = (data ?? {}) as {tags?: unknown; projects?: unknown};
  const tagIds = Object.keys(tags ?? {});
  const tag = fields({label: localized, description: localized, color: oneOf(tagColors)});
  const project = fields({
    id: slug,
    name: text,
    description: localized,
    tags: list(oneOf(tagIds), {min: 1}),
    isFavourite: flag.optional(),
    picture: picture(siteDir),
    website: pageAddress.optional(),
    source: webAddress.optional(),
    isSample: flag.optional(),
  });
  const schema = Joi.object({
    tags: fields(Object.fromEntries(tagIds.map((id) => [id, tag]))),
    projects: list(project),
  });
  return [
    ...tagIds.flatMap((id) =>
      schemaProblems(PROJECTS_FILE, slug, id).map((problem) => ({...problem, field: `tags.${id}`})),
    ),
    ...schemaProblems(PROJECTS_FILE, schema, {tags, projects}),
    ...duplicateIds(PROJECTS_FILE, 'projects', projects),
  ];
}

/** Everything wrong with `community.ts`. */
export function communityProblems(siteDir: string, data: unknown): readonly Problem[] {
  const {activities, events} = (data ?? {}) as {activities?: unknown; events?: unknown};
  const activity = fields({
    id: slug,
    title: localized,
    description: localized,
    since: year,
    url: webAddress.optional(),
    isSample: flag.optional(),
  });
  const event = fields({
    id: slug,
    title: localized,
    description: localized,
    start: eventDate,
    end: eventEnd.optional(),
    place: fields({name: localized, address: localized.optional()}).allow('online'),
    role: oneOf(eventRoles),
    url: webAddress.optional(),
    materials: webAddress.optional(),
    picture: picture(siteDir),
    isSample: flag.optional(),
  });
  const schema = Joi.object({activities: list(activity), events: list(event)});
  return [
    ...schemaProblems(COMMUNITY_FILE, schema, {activities, events}),
    ...duplicateIds(COMMUNITY_FILE, 'activities', activities),
    ...duplicateIds(COMMUNITY_FILE, 'events', events),
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
