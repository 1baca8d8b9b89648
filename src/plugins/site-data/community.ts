import type {Locale} from '../../lib/locales';
import type {CommunityIn} from './author-types';
import {formatSpan} from './dates';
import {endOf, isPast} from './past-events';

/** Returns the data for the community page. Events are sorted by date. */
export function viewCommunity({activities, events}: CommunityIn, locale: Locale, now: number) {
  const views = events.map((event) => {
    const {start, end} = event;
    const endsAt = endOf(start, end);
    return {
      ...event,
      when: formatSpan(start, end ?? start, locale),
      endsAt,
      /** Whether the event was over at `now`. The browser compares `endsAt` with the current time. */
      wasPast: isPast({endsAt}, now),
    };
  });
  return {
    activities,
    events: views.sort((a, b) => a.start.localeCompare(b.start)),
  };
}
