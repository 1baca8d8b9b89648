import fs from 'node:fs';
import path from 'node:path';

import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The framework's own way to start: every script of the page, as soon as it is parsed. */
const SCRIPTS = /<% it\.scripts\.forEach\(\(script\) => \{ %>[^]*?<% \}\); %>/;

/**
 * The framework's page template with the scripts named instead of fetched, and
 * the loader, which fetches them at the reader's first sign of intent. The names
 * stand apart from it, so that the loader is the same on every page and one hash
 * in a content security policy covers it.
 *
 * Made while the pages are, and not by rewriting the built HTML: what other
 * plugins read after the build is what readers get, and no page is written twice.
 *
 * @throws if the framework's template has changed in a way that needs a look.
 */
export function onIntentTemplate(template = frameworkTemplate): string {
  if (!SCRIPTS.test(template)) {
    throw new Error(
      'The page template of @docusaurus/core no longer has the loop over its scripts that src/plugins/hydration replaces.',
    );
  }
  const loader = fs.readFileSync(path.join(__dirname, 'loader.js'), 'utf8');
  return template.replace(
    SCRIPTS,
    () => `<meta name="dau-application" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <script>${loader}</script>`,
  );
}
