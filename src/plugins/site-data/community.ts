import {textIn, type Locale} from '../../lib/locales';
import type {Community} from './author-types';
import {formatSpan} from './dates';
import {endOf, isPast} from './past-events';
import {viewImage} from './view-image';

function viewEvent(event: Community['events'][number], locale: Locale, now: number) {
  const {title, description, start, end = start, place, picture, ...rest} = event;
  const endsAt = endOf(start, event.end);
  return {
    ...rest,
    title: textIn(title, locale),
    description: textIn(description, locale),
    start,
    /** The date or dates in words, with the time. */
    when: formatSpan(start, end, locale),
    endsAt,
    /** Whether the event was over at build time. The browser checks the current time. */
    wasPast: isPast({endsAt}, now),
    /** An online event has no place. */
    place:
      place === 'online'
        ? undefined
        : {
            name: textIn(place.name, locale),
            address: place.address && textIn(place.address, locale),
          },
    ...viewImage(picture, locale),
  };
}

/** Returns the data of the community page in one language. Events are sorted by date. */
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
