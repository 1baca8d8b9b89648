import type {CvView} from './cv';
import type {viewCommunity} from './community';
import type {viewShowcase} from './showcase';

export type {CvEntry, CvSectionId, CvView} from './cv';

export type ShowcaseView = ReturnType<typeof viewShowcase>;
export type ViewProject = ShowcaseView['projects'][number];
export type ViewTag = ShowcaseView['tags'][number];
export type CommunityView = ReturnType<typeof viewCommunity>;
export type ViewEvent = CommunityView['events'][number];
export type ViewActivity = CommunityView['activities'][number];
export type CvSection = CvView['sections'][number];
