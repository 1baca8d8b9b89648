import type {Locale} from '../../../lib/locales';
import type {Community, CommunityEvent} from './author-types';
import {endOf, formatDay, formatSpan} from './dates';
import {viewPicture} from './pictures';
import type {CommunityView, ViewEvent} from './view-types';

function viewEvent(event: CommunityEvent, locale: Locale, now: number): ViewEvent {
  const {id, title, description, start, end = start, place, role, url, materials} = event;
  const {picture, isSample} = event;
  // without an end, an evening event lasts until its day is over
  const endsAt = endOf(event.end ?? start.slice(0, 10));
  return {
    id,
    title: title[locale],
    description: description[locale],
    start: formatDay(start, locale),
    end: formatDay(end, locale),
    when: formatSpan(start, end, locale),
    endsAt,
    wasPast: endsAt < now,
    isOnline: place === 'online',
    ...(place !== 'online' && {
      place: {
        name: place.name[locale],
        ...(place.address && {address: place.address[locale]}),
      },
    }),
    role,
    url,
    materials,
    isSample,
    ...(picture && {picture: viewPicture(picture, locale)}),
  };
}

/** The community page in one language. */
export function viewCommunity(
  {activities, events}: Community,
  locale: Locale,
  now: number,
): CommunityView {
  return {
    activities: activities.map(({title, description, ...rest}) => ({
      ...rest,
      title: title[locale],
      description: description[locale],
    })),
    events: events
      .map((event) => viewEvent(event, locale, now))
      .sort((a, b) => a.start.iso.localeCompare(b.start.iso)),
  };
}
