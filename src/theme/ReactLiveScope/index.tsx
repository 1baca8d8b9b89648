import OriginalScope from '@theme-original/ReactLiveScope';

import * as functions from '@site/blog/2026-06-01-helpful-javascript-utility-functions/functions';

/** The names that live code blocks may use without an import. */
export default {...OriginalScope, ...functions};
