import OriginalScope from '@theme-original/ReactLiveScope';
import * as textScope from '@generated/live-code/default/scope';

/** Live code can use the exports of React and of `live-scope.ts` without an import. */
export default {...OriginalScope, ...textScope};
