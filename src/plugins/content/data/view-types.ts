/** What the pages get from this plugin: the data of `src/data` in one language, ready to show. */
import type {Props as IdealImageProps} from '@theme/IdealImage';

import type {EventRole, TagColor} from './author-types';

/** A date for people and for machines. Text is made at build, so that it cannot differ in the browser. */
export type ViewDate = {
  readonly iso: string;
  readonly text: string;
};

/** A picture as the image pipeline hands it to `@theme/IdealImage`. */
export type ViewPicture = {
  readonly image: IdealImageProps['img'];
  readonly alt: string;
};

export type ViewTag = {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly color: TagColor;
};

export type ViewProject = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly isFavourite: boolean;
  readonly website?: string;
  readonly source?: string;
  readonly picture?: ViewPicture;
  readonly isSample?: boolean;
};

export type ShowcaseView = {
  readonly tags: readonly ViewTag[];
  /** Favorites first, each group in the order of the file. */
  readonly projects: readonly ViewProject[];
};

export type ViewEvent = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly start: ViewDate;
  readonly end: ViewDate;
  /** The whole span in words: one day, several days, or hours of a day. */
  readonly when: string;
  /** The moment it is over, in milliseconds of Unix time. */
  readonly endsAt: number;
  /** Was it over when the site was built? The browser knows better, once it can tell. */
  readonly wasPast: boolean;
  readonly isOnline: boolean;
  readonly place?: {readonly name: string; readonly address?: string};
  readonly role: EventRole;
  readonly url?: string;
  readonly materials?: string;
  readonly picture?: ViewPicture;
  readonly isSample?: boolean;
};

export type ViewActivity = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly since: number;
  readonly url?: string;
  readonly isSample?: boolean;
};

export type CommunityView = {
  readonly activities: readonly ViewActivity[];
  /** By date, the earliest first. */
  readonly events: readonly ViewEvent[];
};

/** The sections of a JSON Resume, in the order they are shown. */
export const cvSectionIds = [
  'work',
  'projects',
  'education',
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
] as const;

export type CvSectionId = (typeof cvSectionIds)[number];

/** One job, school, award, skill…: every section of the CV is a list of these. */
export type CvEntry = {
  readonly title: string;
  /** Whose: the employer, the school, the issuer. */
  readonly organisation?: string;
  readonly location?: string;
  readonly url?: string;
  readonly start?: ViewDate;
  readonly end?: ViewDate;
  /** It has begun and has no end. */
  readonly isOngoing: boolean;
  readonly summary?: string;
  readonly highlights: readonly string[];
  readonly keywords: readonly string[];
};

export type CvSection = {
  readonly id: CvSectionId;
  readonly entries: readonly CvEntry[];
};

export type CvView = {
  readonly isSample?: boolean;
  readonly name: string;
  readonly label?: string;
  readonly summary?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly url?: string;
  readonly location?: string;
  readonly countryCode?: string;
  readonly profiles: readonly {
    readonly network: string;
    readonly username?: string;
    readonly url?: string;
  }[];
  /** Sections with at least one entry. */
  readonly sections: readonly CvSection[];
};
