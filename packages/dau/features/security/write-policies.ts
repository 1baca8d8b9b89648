import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {Parser} from 'htmlparser2';
import {globSync} from 'tinyglobby';

import {writeWhole} from '../../utils/files';
import {contentSecurityPolicy, type PolicyHosts} from './policy';

/** Matches script types that browsers run. Other scripts, such as JSON-LD, are data. */
const RUNS = /^$|^(module|importmap|speculationrules)$|javascript|ecmascript/i;

/**
 * Finds a page's inline style sheets, and the inline scripts that browsers run. Includes those inside
 * `<template>`, because scripts move its content into the page.
 */
function inlineParts(html: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let hasPolicy = false;
  /** The set for the text of the current element. */
  let current: Set<string> | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, {type = '', src, 'http-equiv': equiv = ''}) {
      const isRun = name === 'script' && src === undefined && RUNS.test(type);
      current = isRun ? scripts : name === 'style' ? styles : undefined;
      text = '';
      hasPolicy ||= name === 'meta' && equiv.toLowerCase() === 'content-security-policy';
    },
    ontext(part) {
      if (current) text += part;
    },
    onclosetag() {
      if (text) current?.add(text);
      current = undefined;
    },
  });
  parser.end(html);
  return {scripts: [...scripts], styles: [...styles], hasPolicy};
}

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Matches the charset, which must be the first element. The policy applies to everything after it. */
const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;
/** Matches the beginning of a page, for pages without a charset. */
const DOCTYPE = /^(\s*<!doctype[^>]*>)?/i;

/**
 * Adds a policy to every built page in one language, including redirects and the not-found page.
 *
 * @param staticDirs the static folders, whose HTML files do not change
 */
export function writePolicies(
  outDir: string,
  staticDirs: readonly string[],
  hosts: PolicyHosts,
): void {
  const pages = globSync('**/*.html', {cwd: outDir, dot: true})
    .filter((page) => !staticDirs.some((dir) => fs.existsSync(path.join(dir, page))))
    .sort()
    .map((page) => {
      const file = path.join(outDir, page);
      const html = fs.readFileSync(file, 'utf8');
      return {file, html, ...inlineParts(html)};
    });
  // Each policy must allow all pages' styles, because client-side navigation does not change the policy
  const styles = [...new Set(pages.flatMap((each) => each.styles))].sort();
  for (const {file, html, scripts, hasPolicy} of pages) {
    // The live code frame has its own policy
    if (hasPolicy) continue;
    const policy = contentSecurityPolicy(scripts.map(hashSource), hosts, styles.map(hashSource));
    const tag = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
    const place = CHARSET.test(html) ? CHARSET : DOCTYPE;
    writeWhole(
      file,
      html.replace(place, (before) => before + tag),
    );
  }
}
