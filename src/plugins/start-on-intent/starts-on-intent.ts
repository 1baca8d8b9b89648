import {hydrateOnIntent} from '../../config/hydration';
import {knows} from '../../lib/docusaurus-internals';

/**
 * Does the application wait for the reader's first action? The setting decides. Without
 * the mark that tells when the application runs, the loader could never pass on what
 * the reader did: then the application starts with the page.
 */
export const startsOnIntent = (): boolean => hydrateOnIntent && knows('hydration-mark');
