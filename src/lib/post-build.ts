import type {Plugin} from '@docusaurus/types';

import {perProcess} from './per-process';

/** The argument of a plugin's `postBuild`. */
export type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Returns a `postBuild` step that waits for the steps of the plugins before it in
 * docusaurus.config.ts, so it can read their files. Docusaurus starts all steps at once.
 */
export function inOrder(step: (props: PostBuildProps) => Promise<void>) {
  return (props: PostBuildProps): Promise<void> => {
    const queue = perProcess('post-build', () => ({last: Promise.resolve()}));
    const done = queue.last.then(() => step(props));
    queue.last = done.catch(() => undefined);
    return done;
  };
}
