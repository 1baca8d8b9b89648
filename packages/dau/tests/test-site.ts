/**
 * Assembles the test site in `.cache/test-site`, from the engine and `packages/dau/tests/site`. You can run single
 * tests there:
 *
 *     npx jiti packages/dau/tests/test-site.ts && cd .cache/test-site
 *     npx docusaurus build && npx playwright test -c packages/dau/tests/playwright.config.ts search
 */
import {assembleTestSite, TEST_SITE} from './support/assemble-site';

assembleTestSite();
console.log(`The test site is in ${TEST_SITE}`);
