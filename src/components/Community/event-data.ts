import type {ViewEvent} from '@site/src/plugins/content/data/view-types';

/** Values that the events of a page share. */
export type EventDataContext = {
  /** Name of the author. */
  readonly author: string;
  /** `@id` of the author. */
  readonly authorId: string;
  /** Absolute URL of the page that lists the event. */
  readonly pageUrl: string;
  /** Returns the absolute URL of a path of this site. */
  readonly absolute: (path: string) => string;
};

/** Returns the schema.org `Event` of an event. */
export function eventData(
  event: ViewEvent,
  {author, authorId, pageUrl, absolute}: EventDataContext,
): Record<string, unknown> {
  const {id, title, description, start, end, isOnline, place, role, url, picture} = event;
  const person = {'@type': 'Person', '@id': authorId, name: author};
  const image = typeof picture?.image === 'object' && 'src' in picture.image && picture.image.src;
  return {
    '@type': 'Event',
    '@id': `${pageUrl}#${id}`,
    name: title,
    description,
    startDate: start.iso,
    endDate: end.iso,
    url: url ?? `${pageUrl}#${id}`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline
      ? {'@type': 'VirtualLocation', url: url ?? pageUrl}
      : {'@type': 'Place', name: place?.name, address: place?.address ?? place?.name},
    ...(role === 'speaker' && {performer: person}),
    ...(role === 'organiser' && {organizer: person}),
    ...(image && {image: absolute(image.src)}),
  };
}
