import fs from 'node:fs';
import path from 'node:path';

import type swc from '@swc/core';

import {nativeRequire} from '../../utils/native.cjs';

const {minifySync} = nativeRequire('@swc/core') as typeof swc;

const INLINE_SCRIPT = '/<script>[^]*?<\\/script>/g';
const FONT = '/<link[^>]* as="font"[^>]*>/g';

/**
 * Returns the page template (Eta) for `ssrTemplate`. It differs from Docusaurus' template in four ways:
 *
 * - It lists the scripts but does not load them. The loader, `start-application.js`, loads them later,
 *   usually on the reader's first interaction. It is the same on every page, so the policy needs one hash.
 * - Inline scripts come before the style sheet, because an inline script waits for all style sheets
 *   before it. In this order, the browser parses the content while it loads the style sheet.
 * - The font comes after the style sheet, because the style sheet is larger and should load first.
 * - The titles of feeds have no English words, such as “RSS Feed”.
 */
export function onIntentTemplate(): string {
  const source = fs.readFileSync(path.join(__dirname, 'start-application.js'), 'utf8');
  // Docusaurus minifies the scripts of each page again, which takes longer if they are longer
  const {code: loader} = minifySync(source, {mangle: true});
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
    <%~ it.headTags.replace(/ (RSS|Atom|JSON) Feed(?=.>)/g, ': $1') %>
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
