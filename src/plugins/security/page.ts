import {createHash} from 'node:crypto';

import {Parser} from 'htmlparser2';

import {contentSecurityPolicy, type PolicyHosts} from './policy';

/** The types of scripts that a browser runs or obeys; others, such as JSON-LD, are data. */
const RUNS = /^$|^(module|importmap|speculationrules)$|javascript|ecmascript/i;

/**
 * Finds the inline scripts that a browser runs and the inline style sheets, also inside `<template>`:
 * scripts move its content to the page.
 */
export function inlineParts(html: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let hasPolicy = false;
  let [script, style]: (string | undefined)[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isScript = name === 'script' && attributes.src === undefined;
      script = isScript && RUNS.test(attributes.type ?? '') ? '' : undefined;
      hasPolicy ||=
        name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
      style = name === 'style' ? '' : undefined;
    },
    ontext(text) {
      if (script !== undefined) script += text;
      if (style !== undefined) style += text;
    },
    onclosetag(name) {
      if (name === 'script' && script) scripts.add(script);
      if (name === 'style' && style) styles.add(style);
      script = style = undefined;
    },
  });
  parser.end(html);
  return {scripts: [...scripts], styles: [...styles], hasPolicy};
}

/** Returns the hash source of an inline script or style sheet, as a policy names it. */
const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The charset must come first; everything after it is under the policy. */
const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Adds the policy to a page, right after its charset.
 *
 * @returns the page; `undefined` if it does not declare its charset
 */
export function withPolicy(
  html: string,
  scripts: readonly string[],
  hosts: PolicyHosts,
  styles: readonly string[],
): string | undefined {
  if (!CHARSET.test(html)) return undefined;
  const policy = contentSecurityPolicy(scripts.map(hashSource), hosts, styles.map(hashSource));
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );
}
