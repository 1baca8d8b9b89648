/**
 * `npm run test:site`: assembles the test site from the engine and `tests/site` in
 * `.cache/test-site`. Single tests can run there:
 *
 *     npm run test:site && cd .cache/test-site && npx docusaurus build && npx playwright test
 *     search
 */
import {assembleTestSite} from './lib/test-site';

console.log(`The test site is in ${assembleTestSite()}`);
