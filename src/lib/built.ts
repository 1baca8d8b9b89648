import type {Plugin} from '@docusaurus/types';

/** What a plugin gets when the pages of a language are built. */
export type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];
