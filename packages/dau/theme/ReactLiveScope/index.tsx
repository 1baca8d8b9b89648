import OriginalScope from '@theme-init/ReactLiveScope';
import * as textScope from '@generated/dau-code/default/scope';

/** Lets live code use React's exports and those of `live-scope` files without an import. */
export default {...OriginalScope, ...textScope};
