import fs from 'node:fs';
import path from 'node:path';

/** Finds inline scripts at the start of the body. */
const INLINE_SCRIPT = '/<script>[^]*?<\\/script>/g';
/** Finds fonts that are preloaded. */
const FONT = '/<link[^>]* as="font"[^>]*>/g';

/**
 * Returns the page template, in Eta, for `ssrTemplate`. It is Docusaurus' template, but it only lists
 * the scripts and does not load them. The loader (start-application.js) fetches them at the reader's
 * first action. The loader does not contain the names of the scripts, so it is the same on every page,
 * and one hash in the content security policy covers it.
 *
 * The list and the loader come first. Docusaurus' inline scripts (color mode and others) move from the
 * body to before the style sheet, because an inline script waits for the style sheets before it and
 * blocks everything after it. So the text is parsed when the style sheet arrives, and the first paint
 * is the whole first screen. The font comes after the style sheet, because the style sheet is larger
 * and should get the open connection.
 */
export function onIntentTemplate(): string {
  const loader = fs.readFileSync(path.join(__dirname, 'start-application.js'), 'utf8');
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <script>${loader}</script>
    <meta name="dau-application" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
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
