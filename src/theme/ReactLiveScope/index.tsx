import OriginalScope from '@theme-original/ReactLiveScope';
import * as textScope from '@generated/live-code/default/scope';

/** The names that live code can use without an import: React's and those of `live-scope.ts`. */
export default {...OriginalScope, ...textScope};
