import fs from 'node:fs';
import path from 'node:path';

import type {Props as IdealImageProps} from '@theme/IdealImage';
import * as z from 'zod';

import {textIn, type Locale} from '../../settings/locales';
import {list, localized, matching, someText, textThat, webUrl} from '../../settings/schema-helpers';

// Authors' files import the types from `dau/features/site-data/author-types`, the public name of this file

const eventRoles = ['organiser', 'speaker', 'mentor', 'attendee'] as const;

const pageUrl = textThat(
  (value) => webUrl.safeParse(value).success || /^\/(?!\/)\S*$/.test(value),
  'a URL that begins with https://, or a path on this site like /blog',
);
const eventDate = z.union(
  [z.iso.date(), z.iso.datetime({offset: true}), z.iso.datetime({offset: true, precision: -1})],
  'a date like 2027-03-14, or a date and time with a UTC offset like 2027-03-14T18:30+07:00',
);

/**
 * Marks the name of an image file, which {@link toModule} replaces with an import. Other strings cannot have this
 * mark, because it is a control character. The type is the one that components get.
 */
const imported = (file: string) => `\0${file}` as unknown as IdealImageProps['img'];

/** Ids must be unique in the list, because links use them. */
const listWithIds = <Entry extends z.ZodType<{id: string}>>(entry: Entry) =>
  list(entry).superRefine((entries, context) => {
    for (const [index, {id}] of entries.entries()) {
      if (entries.findIndex((other) => other.id === id) === index) continue;
      const message = 'unique: another entry has this id';
      context.addIssue({code: 'custom', path: [index, 'id'], message, input: id});
    }
  });

/** Returns the schemas. Parsing picks one language per string, and marks the file names of images. */
export function dataSchemas(siteDir: string, locale: Locale) {
  const imageFile = textThat(
    (name) =>
      /^[\w-]+\.(png|jpe?g)$/i.test(name) &&
      fs.existsSync(path.join(siteDir, 'src/data/pictures', name)),
    'the name of a PNG or JPEG file in src/data/pictures, with only letters a–z, digits, - and _',
  );
  const localizedText = localized(someText()).transform((text) => textIn(text, locale));

  const entry = {
    /** A unique name for links. */
    id: matching(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'lowercase letters a–z, digits and hyphens, like my-project',
    ),
    /** One or two sentences. */
    description: localizedText,
    /** Whether pages mark the entry as one of the template's samples. */
    isSample: z.boolean().optional(),
  };

  const picture = z
    .object({
      /** The name of a PNG or JPEG file in `src/data/pictures`, at least 640 pixels wide. */
      file: imageFile,
      /** A file of the same size for dark mode. */
      dark: imageFile.optional(),
      alt: localizedText,
    })
    .transform(({file, dark, alt}) => ({img: imported(file), dark: dark && imported(dark), alt}))
    .optional();

  const projectTag = z.object({
    label: localizedText,
    /** One sentence about the projects with this tag. */
    description: localizedText,
    /** Has no effect. Older versions showed this color. */
    color: z.string().optional(),
  });

  const project = z.object({
    ...entry,
    /** The name is the same in all languages. */
    name: someText(),
    /** One or more tag ids from this file. */
    tags: list(z.string(), {min: 1}),
    /** Favorites come first in the list, and the home page shows three of them. */
    isFavourite: z.boolean().optional(),
    picture,
    /** A URL where readers can try the project, or a path on this site, such as `/blog`. */
    website: pageUrl.optional(),
    source: webUrl.optional(),
  });

  const showcase = z.object({
    tags: z.record(entry.id, projectTag),
    projects: listWithIds(project),
  });

  /** A date is a day (`2027-03-14`) or a time with its UTC offset (`2027-03-14T18:30+07:00`). */
  const event = z.object({
    ...entry,
    title: localizedText,
    start: eventDate,
    /** By default, the event ends on the day it starts. */
    end: eventDate.optional(),
    place: z.union(
      [z.literal('online'), z.object({name: localizedText, address: localizedText.optional()})],
      `'online', or {name, address}`,
    ),
    role: z.enum(eventRoles),
    url: webUrl.optional(),
    /** The URL of the slides or a recording. */
    materials: webUrl.optional(),
    picture,
  });

  const activity = z.object({
    ...entry,
    title: localizedText,
    since: z.int().min(1901).max(2199),
    url: webUrl.optional(),
  });

  const community = z.object({
    activities: listWithIds(activity),
    events: listWithIds(event),
  });

  return {showcase, community};
}

/** The content of `src/data/projects.ts` and `src/data/community.ts`, in all languages. */
export type Showcase = z.input<ReturnType<typeof dataSchemas>['showcase']>;
export type Community = z.input<ReturnType<typeof dataSchemas>['community']>;
export type EventRole = Community['events'][number]['role'];
export type ProjectTag = Showcase['tags'][string];
export type Project<TagId extends string = string> = Omit<Showcase['projects'][number], 'tags'> & {
  readonly tags: readonly TagId[];
};

/** The same content in one language. */
export type ShowcaseIn = z.output<ReturnType<typeof dataSchemas>['showcase']>;
export type CommunityIn = z.output<ReturnType<typeof dataSchemas>['community']>;

/** Returns module source that imports the images and exports the data. */
export function toModule(data: unknown): string {
  const picture = "require('@site/src/data/pictures/$1')";
  return `export default ${JSON.stringify(data).replace(/"\\u0000([\w.-]+)"/g, picture)};\n`;
}
