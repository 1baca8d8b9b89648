import fs from 'node:fs';
import path from 'node:path';

/** For the template's JavaScript: an inline script at the start of the body. */
const INLINE_SCRIPT = '/<script>[^]*?<\\/script>/g';
/** For the template's JavaScript: a font that is preloaded before the style sheet. */
const FONT = '/<link[^>]* as="font"[^>]*>/g';

/**
 * The site's page template, in Eta, for `ssrTemplate` of docusaurus.config.ts. It is the
 * framework's template, but it only names the scripts; the loader fetches them at the reader's
 * first sign of intent. The loader does not contain the names, so it is the same on every page and
 * one hash in a content security policy covers it.
 *
 * Names and loader come first. The framework's inline scripts (color mode and others) move from the
 * body to before the style sheet: an inline script waits for the style sheets before it and blocks
 * everything after it. So the text is parsed when the style sheet arrives, and the first paint is
 * the whole first screen. The font comes after the style sheet, which is larger and gets the open
 * connection.
 *
 * The template is used during rendering; the built HTML is not rewritten. So other plugins read
 * exactly what readers get, and no page is written twice.
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
