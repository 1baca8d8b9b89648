import fs from 'node:fs';
import path from 'node:path';

import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The framework's own way to start: every script of the page, as soon as it is parsed. */
const SCRIPTS = /<% it\.scripts\.forEach\(\(script\) => \{ %>[^]*?<% \}\); %>/;
const STYLESHEETS = /<% it\.stylesheets\.forEach\(\(stylesheet\) => \{ %>[^]*?<% \}\); %>/;
const HEAD = '<meta charset="UTF-8">';
const META_ATTRIBUTE = '<%~ metaAttribute %>';
const HEAD_TAGS = '<%~ it.headTags %>';
const BEFORE_BODY = '<%~ it.preBodyTags %>';
/** In JavaScript of the template: an inline script that the framework or a plugin puts first into the body. */
const INLINE_SCRIPT = '/<script>[^]*?<\\/script>/g';
/** In JavaScript of the template: a font that is asked for before a style sheet names it. */
const FONT = '/<link[^>]* as="font"[^>]*>/g';

/**
 * The framework's page template with the scripts named instead of fetched, and
 * the loader, which fetches them at the reader's first sign of intent. The names
 * stand apart from it, so that the loader is the same on every page and one hash
 * in a content security policy covers it.
 *
 * Both come first. The scripts that decide on colour mode and the like, which the
 * framework has in the body, stand before the style sheet, too: an inline script
 * waits for the style sheets before it, and with it all that follows. So the text
 * is there when the style sheet comes, and the first paint is the whole first
 * screen. The font comes after the style sheet, which is larger and thus gets the
 * connection that the page has warmed up.
 *
 * Made while the pages are, and not by rewriting the built HTML: what other
 * plugins read after the build is what readers get, and no page is written twice.
 *
 * @throws if the framework's template has changed in a way that needs a look.
 */
export function onIntentTemplate(template = frameworkTemplate): string {
  const [stylesheets] = STYLESHEETS.exec(template) ?? [];
  if (
    !SCRIPTS.test(template) ||
    stylesheets === undefined ||
    ![HEAD, META_ATTRIBUTE, HEAD_TAGS, BEFORE_BODY].every((part) => template.includes(part))
  ) {
    throw new Error(
      'The page template of @docusaurus/core no longer has what src/plugins/start-on-intent replaces: the loops over scripts and style sheets, the charset, what the head holds, and the tags before the body.',
    );
  }
  const loader = fs.readFileSync(path.join(__dirname, 'loader.js'), 'utf8');
  return template
    .replace(SCRIPTS, '')
    .replace(STYLESHEETS, '')
    .replace(
      HEAD,
      () => `${HEAD}
    <script>${loader}</script>
    <meta name="dau-application" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
`,
    )
    .replace(
      HEAD_TAGS,
      () => `${HEAD_TAGS}
    <%~ (it.preBodyTags.match(${INLINE_SCRIPT}) ?? []).join('') %>
    ${stylesheets}
    <%~ (it.metaAttributes.join('').match(${FONT}) ?? []).join('') %>`,
    )
    .replace(META_ATTRIBUTE, () => `<%~ metaAttribute.replace(${FONT}, '') %>`)
    .replace(BEFORE_BODY, () => `<%~ it.preBodyTags.replace(${INLINE_SCRIPT}, '') %>`);
}
