/** Schemas and types of `src/data/projects.ts` and `src/data/community.ts`. */
import fs from 'node:fs';

import * as z from 'zod';

import {fields, list, localized, matching, someText, textThat, webUrl} from '../../lib/schema';

/** Colors for tags. The style sheet of the tags has a tone of each for both modes. */
const tagColors = ['cinnabar', 'amber', 'moss', 'jade', 'indigo', 'plum', 'slate'] as const;

/** What the author does at an event. */
const eventRoles = ['organiser', 'speaker', 'mentor', 'attendee'] as const;

const localizedText = localized(someText());

const pageUrl = textThat(
  (value) => webUrl.safeParse(value).success || /^\/(?!\/)\S*$/.test(value),
  'a URL that begins with https://, or a page of this site like /blog',
);
const eventDate = z.union(
  [z.iso.date(), z.iso.datetime({offset: true}), z.iso.datetime({offset: true, precision: -1})],
  'a day like 2027-03-14, or a time with its offset like 2027-03-14T18:30+07:00',
);

/** A list without duplicate ids: a link would lead to only one of them. */
const listWithIds = <Entry extends z.ZodType<{id: string}>>(entry: Entry) =>
  list(entry).superRefine((entries, context) => {
    for (const [index, {id}] of entries.entries()) {
      if (entries.findIndex((other) => other.id === id) === index) continue;
      const message = 'unique: another entry has this id';
      context.addIssue({code: 'custom', path: [index, 'id'], message, input: id});
    }
  });

/** Fields that every entry may have. */
const entry = {
  /** Short name for links: lower-case ASCII letters, digits and hyphens. */
  id: matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'lower-case letters a–z, digits and hyphens, like my-project',
  ),
  /** One or two sentences. */
  description: localizedText,
  /** The entry came with the template: pages mark it as a sample. */
  isSample: z.boolean().optional(),
};

const imageFile = textThat(
  (name) => /^[\w-]+\.(png|jpe?g)$/i.test(name) && fs.existsSync(`src/data/pictures/${name}`),
  'the name of a PNG or JPEG file in src/data/pictures',
);

const picture = fields({
  /** File in `src/data/pictures`, PNG or JPEG, at least 640 px wide. */
  file: imageFile,
  /** Another file of the same size, for the dark mode. */
  dark: imageFile.optional(),
  /** What the image shows, for readers who cannot see it. */
  alt: localizedText,
}).optional();

const projectTag = fields({
  label: localizedText,
  /** What projects with this tag have in common, in one sentence. */
  description: localizedText,
  color: z.enum(tagColors),
});

const project = fields({
  ...entry,
  /** Name, the same in every language. */
  name: someText(),
  /** At least one, from the tags of the same file. */
  tags: list(z.string(), {min: 1}),
  /** Favorites come first, and the first three of them are shown on the home page. */
  isFavourite: z.boolean().optional(),
  picture,
  /** Where readers can try it: a URL, or a page of this site such as `/blog`. */
  website: pageUrl.optional(),
  /** Where the source code is. */
  source: webUrl.optional(),
});

export const showcaseSchema = fields({
  tags: z.record(entry.id, projectTag),
  projects: listWithIds(project),
}).superRefine(({tags, projects}, context) => {
  for (const [index, {tags: named}] of projects.entries()) {
    for (const [place, input] of named.entries()) {
      if (Object.hasOwn(tags, input)) continue;
      const message = `one of ${Object.keys(tags).join(', ')}`;
      context.addIssue({code: 'custom', path: ['projects', index, 'tags', place], message, input});
    }
  }
});

/**
 * A meeting with a date. A time is local, with its offset from UTC: `2027-03-14T18:30+07:00`. A whole
 * day is `2027-03-14`.
 */
const event = fields({
  ...entry,
  title: localizedText,
  start: eventDate,
  /** If left out, the event ends on the day it starts. */
  end: eventDate.optional(),
  /** A room or a city; `online` for events that only take place there. */
  place: z.union(
    [z.literal('online'), fields({name: localizedText, address: localizedText.optional()})],
    `'online', or {name, address}`,
  ),
  role: z.enum(eventRoles),
  /** The event's own page. */
  url: webUrl.optional(),
  /** Slides or a recording, if there are any. */
  materials: webUrl.optional(),
  picture,
}).refine(({start, end}) => end === undefined || Date.parse(end) >= Date.parse(start), {
  path: ['end'],
  error: 'the start or a later date',
});

/** Something the author does all year round. */
const activity = fields({
  ...entry,
  title: localizedText,
  /** The year it began. */
  since: z.int().min(1901).max(2199),
  url: webUrl.optional(),
});

export const communitySchema = fields({
  activities: listWithIds(activity),
  events: listWithIds(event),
});

export type EventRole = (typeof eventRoles)[number];
export type ProjectTag = z.infer<typeof projectTag>;
export type Project<TagId extends string = string> = Omit<z.infer<typeof project>, 'tags'> & {
  readonly tags: readonly TagId[];
};
export type Showcase = z.infer<typeof showcaseSchema>;
export type Community = z.infer<typeof communitySchema>;
