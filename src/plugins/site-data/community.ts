/** Data of the community page: events and activities in one language, ready to show. */
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
    /** The whole span in words: one day, several days, or hours of a day. */
    when: formatSpan(start, end, locale),
    endsAt,
    /** Whether the event was over at build time. The browser then checks the current time. */
    wasPast: isPast({endsAt}, now),
    /** `undefined` for an online event. */
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
