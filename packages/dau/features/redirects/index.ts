import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';

import {parseYaml} from '../../content/yaml-and-front-matter';
import {escapeHtml, jsonInHtml} from '../../utils/escape';
import {readIfThere, writeWhole} from '../../utils/files';
import {throwIfAny, warn, type Problem} from '../../utils/problems';
import {decodeUrl, servedPath} from '../../utils/urls';

/** Matches a path without a query, a trailing slash, or a part like `..`, which would leave the site. */
export const REDIRECT_PATH = /^\/(?!\/)(?!(?:[^]*[\\/])?\.\.?(?:[\\/]|$))[^?]*[^/?]$/;

/** Returns the HTML of a page that redirects to `to` and keeps the query and the hash. */
export function redirectPage(to: string, canonical: string): string {
  const url = escapeHtml(to);
  return `<!doctype html>
<meta charset="utf-8">
<title>${url}</title>
<meta http-equiv="refresh" content="0; url=${url}">
<meta name="robots" content="noindex, follow">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script>location.replace(${jsonInHtml(to)}+location.search+location.hash)</script>
<a href="${url}">${url}</a>
`;
}

/**
 * Writes a page for each redirect in `file`, a YAML file with a line `/old/path: /new/path` for each. Its path is
 * relative to the site folder.
 */
export default function redirects(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  {file}: {readonly file: string},
): Plugin {
  return {
    name: 'dau-redirects',

    async postBuild({routesPaths, outDir}) {
      const text = (await readIfThere(path.join(siteDir, file))) ?? '';
      const {values: list, problem: invalid} = parseYaml(file, text);
      const routes = new Set(routesPaths.map((route) => servedPath(decodeUrl(route))));
      const isPage = (url: string) =>
        routes.has(servedPath(decodeUrl(`${baseUrl}${url.slice(1).replace(/#.*/, '')}`)));
      const problemOf = (from: string, to: unknown): Omit<Problem, 'file'> | undefined => {
        if (typeof to !== 'string' || !REDIRECT_PATH.test(to) || !REDIRECT_PATH.test(from)) {
          const fix = 'Write two paths without trailing slashes, like /old/name: /blog/name';
          return {problem: 'invalid redirect', fix};
        }
        // `/index` and `/404` are the names of files that Docusaurus writes
        if ([from, `${from}.html`, from.replace(/^\/index$/, '/')].some(isPage)) {
          const fix = 'Delete the line, or change the slug of that page';
          return {problem: 'a page already has the old path', fix};
        }
        const fix = 'Check the new path. A draft or scheduled post has no page yet';
        return isPage(to) ? undefined : {problem: 'page not found', fix, severity: 'warning'};
      };
      const problems: Problem[] = invalid ? [invalid] : [];
      for (const [written, to] of Object.entries(list)) {
        // A host decodes the URL before it looks for the file
        const from = decodeUrl(written);
        const found = problemOf(from, to);
        if (found) {
          problems.push({file, found: {[written]: to}, ...found});
        } else {
          const full = applyTrailingSlash(`${baseUrl}${String(to).slice(1)}`, siteConfig);
          const page = redirectPage(full, `${siteConfig.url}${full}`);
          writeWhole(path.join(outDir, `${from}.html`), page);
        }
      }
      // Report problems once, for the default language: in other languages, tag pages may be missing
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      throwIfAny('There are problems in the redirects.', problems);
      problems.forEach(warn);
    },
  };
}
