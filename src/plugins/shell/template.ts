import fs from 'node:fs';
import path from 'node:path';

/** In JavaScript of the template: an inline script that the framework or a plugin puts first into the body. */
const INLINE_SCRIPT = '/<script>[^]*?<\\/script>/g';
/** In JavaScript of the template: a font that is asked for before a style sheet names it. */
const FONT = '/<link[^>]* as="font"[^>]*>/g';

/**
 * The page template of the site, in Eta, for `ssrTemplate` of docusaurus.config.ts. It is
 * the framework's own with the scripts named instead of fetched, and the loader, which
 * fetches them at the reader's first sign of intent. The names are separate from it, so
 * that the loader is the same on every page and one hash in a content security policy
 * covers it.
 *
 * Both come first. The scripts that decide on color mode and the like, which the
 * framework has in the body, also come before the style sheet: an inline script
 * waits for the style sheets before it, and with it all that follows. So the text
 * is there when the style sheet comes, and the first paint is the whole first
 * screen. The font comes after the style sheet, which is larger and thus gets the
 * connection that the page has warmed up.
 *
 * Used while the pages are made, and not by rewriting the built HTML: what other
 * plugins read after the build is what readers get, and no page is written twice.
 */
export function onIntentTemplate({startsOnIntent}: {startsOnIntent: boolean}): string {
  const loader = fs.readFileSync(path.join(__dirname, 'start-application.js'), 'utf8');
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <script>${loader}</script>
    <meta name="dau-application"${startsOnIntent ? '' : ' data-start'} content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute.replace(${FONT}, '') %>
    <% }); %>
    <%~ it.headTags %>
    <%~ (it.preBodyTags.match(${INLINE_SCRIPT}) ?? []).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <%~ (it.metaAttributes.join('').match(${FONT}) ?? []).join('') %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${INLINE_SCRIPT}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
