import type {Localized} from '../../../lib/locales';

/** Colors a tag may have; each is tuned for both modes in the stylesheet of the tags. */
export const tagColors = ['cinnabar', 'amber', 'moss', 'jade', 'indigo', 'plum', 'slate'] as const;

export type TagColor = (typeof tagColors)[number];

/** What projects are sorted by on the showcase. */
export type ProjectTag = {
  readonly label: Localized;
  /** What a project with this tag has in common with the others: one sentence. */
  readonly description: Localized;
  readonly color: TagColor;
};

/** A picture from `src/data/pictures` and what it shows, for those who cannot see it. */
export type Picture = {
  /** File name, PNG or JPEG, at least 640 px wide. */
  readonly file: string;
  readonly alt: Localized;
};

/** One project on the showcase. */
export type Project<TagId extends string = string> = {
  /** Short name for links: lower-case ASCII letters, digits and hyphens. */
  readonly id: string;
  /** Its name, the same in every language. */
  readonly name: string;
  /** What it does, in one or two sentences. */
  readonly description: Localized;
  /** At least one, from the tags of the same file. */
  readonly tags: readonly TagId[];
  /** Favorites come first, and the first three of them are shown on the home page. */
  readonly isFavourite?: boolean;
  readonly picture?: Picture;
  /** Where it can be tried: a web address, or a page of this site such as `/blog`. */
  readonly website?: string;
  /** Where its source is. */
  readonly source?: string;
  /** It came with the template: pages mark it as a sample. */
  readonly isSample?: boolean;
};

/** What `projects.ts` holds. */
export type Showcase = {
  readonly tags: Readonly<Record<string, ProjectTag>>;
  readonly projects: readonly Project[];
};

/** What the author does at an event. */
export const eventRoles = ['organiser', 'speaker', 'mentor', 'attendee'] as const;

export type EventRole = (typeof eventRoles)[number];

/**
 * A meeting with a date. Times are written as the clock on the wall shows them
 * there, with the offset from UTC: `2027-03-14T18:30+07:00`; a whole day is
 * `2027-03-14`.
 */
export type CommunityEvent = {
  /** Short name for links: lower-case ASCII letters, digits and hyphens. */
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly start: string;
  /** Left out: the event ends on the day it starts. */
  readonly end?: string;
  /** A room or a city; `online` for events that only take place there. */
  readonly place: {readonly name: Localized; readonly address?: Localized} | 'online';
  readonly role: EventRole;
  /** The event's own page. */
  readonly url?: string;
  /** Slides or a recording, once there are any. */
  readonly materials?: string;
  readonly picture?: Picture;
  /** It came with the template: pages mark it as a sample. */
  readonly isSample?: boolean;
};

/** Something the author does all year round. */
export type Activity = {
  /** Short name for links: lower-case ASCII letters, digits and hyphens. */
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  /** The year it began. */
  readonly since: number;
  readonly url?: string;
  /** It came with the template: pages mark it as a sample. */
  readonly isSample?: boolean;
};

/** What `community.ts` holds. */
export type Community = {
  readonly activities: readonly Activity[];
  readonly events: readonly CommunityEvent[];
};
