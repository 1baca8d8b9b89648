import type {Plugin} from '@docusaurus/types';

/** What a plugin gets when the pages of a language are built. */
export type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];
