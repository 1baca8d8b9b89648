/** What the pages get: the data of `src/data` in one language, ready to show. */
import type {Props as IdealImageProps} from '@theme/IdealImage';

import {textIn, type Locale} from '../../../lib/locales';
import type {Community, Project, Showcase} from './author-types';
import {endOf, formatSpan} from './dates';

/** How many favorites the home page shows. */
const FEATURED = 3;

/** Stands for a `require` until the data is written out as a module. */
const MARK = '\u0000require:';

/** A picture in one language, if there is one; its image goes through the image pipeline. */
function viewPicture(picture: Project['picture'], locale: Locale) {
  if (!picture) return {};
  const imported = (file: string) =>
    `${MARK}@site/src/data/pictures/${file}` as unknown as IdealImageProps['img'];
  const {file, dark, alt} = picture;
  return {
    picture: {
      image: imported(file),
      ...(dark && {dark: imported(dark)}),
      alt: textIn(alt, locale),
    },
  };
}

/** The source of a module whose default export is `data`, pictures being imported by it. */
export function toModule(data: unknown): string {
  const code = JSON.stringify(data, null, 2).replaceAll(
    /"\\u0000require:([^"]+)"/g,
    (_match, path: string) => `require(${JSON.stringify(path)})`,
  );
  return `export default ${code};\n`;
}

/** The showcase in one language: favorites first, each group in the order of the file. */
export function viewShowcase({tags, projects}: Showcase, locale: Locale) {
  const all = projects.map(({description, picture, isFavourite = false, ...rest}) => ({
    ...rest,
    isFavourite,
    description: textIn(description, locale),
    ...viewPicture(picture, locale),
  }));
  return {
    // A tag that no project has would find nothing
    tags: Object.entries(tags)
      .filter(([id]) => projects.some((project) => project.tags.includes(id)))
      .map(([id, {label, description, color}]) => ({
        id,
        label: textIn(label, locale),
        description: textIn(description, locale),
        color,
      })),
    projects: all.sort((a, b) => Number(b.isFavourite) - Number(a.isFavourite)),
  };
}

/** The projects of the home page. */
export const viewFeatured = ({projects}: ReturnType<typeof viewShowcase>) =>
  projects.filter(({isFavourite}) => isFavourite).slice(0, FEATURED);

function viewEvent(event: Community['events'][number], locale: Locale, now: number) {
  const {title, description, start, end = start, place, picture, ...rest} = event;
  // Without an end, an evening event lasts until its day is over
  const endsAt = endOf(event.end ?? start.slice(0, 10));
  return {
    ...rest,
    title: textIn(title, locale),
    description: textIn(description, locale),
    start,
    /** The whole span in words: one day, several days, or hours of a day. */
    when: formatSpan(start, end, locale),
    /** The moment it is over, in milliseconds of Unix time. */
    endsAt,
    /** Was it over when the site was built? The browser knows better, once it can tell. */
    wasPast: endsAt < now,
    /** None: it is online. */
    place:
      place === 'online'
        ? undefined
        : {
            name: textIn(place.name, locale),
            address: place.address && textIn(place.address, locale),
          },
    ...viewPicture(picture, locale),
  };
}

/** The community page in one language, events by date. */
export const viewCommunity = ({activities, events}: Community, locale: Locale, now: number) => ({
  activities: activities.map(({title, description, ...rest}) => ({
    ...rest,
    title: textIn(title, locale),
    description: textIn(description, locale),
  })),
  events: events
    .map((event) => viewEvent(event, locale, now))
    .sort((a, b) => a.start.localeCompare(b.start)),
});
