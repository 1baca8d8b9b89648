import type {ViewEvent} from '@site/src/plugins/content/data/view-types';

export type EventDataContext = {
  /** The author, who speaks or organises. */
  readonly author: string;
  /** `@id` of the author. */
  readonly authorId: string;
  /** The page that lists the event, absolute. */
  readonly pageUrl: string;
  /** Makes an address of this site absolute. */
  readonly absolute: (path: string) => string;
};

/** An event as schema.org describes it. */
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
