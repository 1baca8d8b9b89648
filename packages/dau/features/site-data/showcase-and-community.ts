import type {Locale} from '../../settings/locales';
import type {CommunityIn, ShowcaseIn} from './data-schemas';
import type {CvView} from './cv-sections';
import {formatPartialDate, formatSpan} from './dates';

export type {CvEntry, CvSectionId, CvView} from './cv-sections';
export type CvSection = CvView['sections'][number];

/**
 * Returns when an event ends, in milliseconds since 1970. If the event has a date but no time, it ends
 * once that day is over in every time zone.
 */
const endOf = (start: string, end = start.slice(0, 10)): number =>
  Date.parse(end.includes('T') ? end : `${end}T23:59:59-12:00`);

/** Returns the data for the community page. Events are sorted by date. */
export function viewCommunity({activities, events}: CommunityIn, locale: Locale, now: number) {
  const views = events.map((event) => {
    const {start, end} = event;
    const endsAt = endOf(start, end);
    return {
      ...event,
      /** The month of the first day. */
      month: formatPartialDate(start.slice(0, 7), locale),
      when: formatSpan(start, end ?? start, locale, event.place === 'online'),
      endsAt,
      /** Whether the event was over at `now`. The browser compares `endsAt` with the current time. */
      wasPast: endsAt < now,
    };
  });
  return {
    activities,
    events: views.sort((a, b) => a.start.localeCompare(b.start)),
  };
}

export type CommunityView = ReturnType<typeof viewCommunity>;
export type ViewEvent = CommunityView['events'][number];
export type ViewActivity = CommunityView['activities'][number];

const FEATURED = 3;

export const viewShowcase = ({tags, projects}: ShowcaseIn) => ({
  // Remove unused tags, because their filter would show no projects
  tags: Object.entries(tags)
    .filter(([id]) => projects.some((project) => project.tags.includes(id)))
    .map(([id, tag]) => ({id, ...tag})),
  projects: [...projects].sort((a, b) => Number(b.isFavourite ?? 0) - Number(a.isFavourite ?? 0)),
});

export type ShowcaseView = ReturnType<typeof viewShowcase>;
export type ViewProject = ShowcaseView['projects'][number];

export const viewFeatured = ({projects}: ShowcaseView) =>
  projects.filter(({isFavourite}) => isFavourite).slice(0, FEATURED);
