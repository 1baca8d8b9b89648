/**
 * `npm run test:site`: lays the engine under the author's files of `tests/site`, in
 * `.cache/test-site`. There a single test can be run:
 *
 *     npm run test:site && cd .cache/test-site && npx docusaurus build && npx playwright test search
 */
import {layTestSite} from './lib/test-site';

console.log(`The test site is in ${layTestSite()}`);
