import ts from 'typescript';

import {slugOf} from '../../../utils/slug';
import type {Answers} from './questions';

/**
 * Changes values in a TypeScript object. All other code and comments stay the same.
 *
 * @param values new values, keyed by path, such as `author.name`; `undefined` removes a property
 */
export function editSettings(code: string, values: Record<string, unknown>): string {
  const edits: {start: number; end: number; text: string}[] = [];
  function visit(node: ts.Node, parents: string[]): void {
    const isNamed = ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name);
    const path = isNamed ? [...parents, node.name.text] : parents;
    const name = path.join('.');
    if (!isNamed || !Object.hasOwn(values, name))
      return ts.forEachChild(node, (child) => visit(child, path));
    const {initializer, end} = node;
    const text = values[name];
    if (text !== undefined)
      edits.push({start: initializer.getStart(), end, text: JSON.stringify(text)});
    else {
      const [after = ''] = /^,?\s*/.exec(code.slice(end)) ?? [];
      edits.push({start: node.getStart(), end: end + after.length, text: ''});
    }
  }
  visit(ts.createSourceFile('settings.ts', code, ts.ScriptTarget.Latest, true), []);
  return edits.reduceRight(
    (result, {start, end, text}) => result.slice(0, start) + text + result.slice(end),
    code,
  );
}

const GITHUB = 'https://github.com/';

/**
 * Returns a value for each setting that describes the example author. The keys are paths in `site.ts`;
 * `undefined` removes a setting. The tagline and the role are placeholders.
 *
 * @param remote the GitHub repository that the site was cloned from, as `account/name`
 */
export function ownSettings(answers: Answers, remote = '', branch = 'main') {
  const {name = '', github = '', url = '', 'site-name': siteName = name} = answers;
  const {host, origin, pathname} = new URL(url);
  const isOwnClone = remote.toLowerCase().startsWith(`${github.toLowerCase()}/`);
  // GitHub Pages publishes the repository `goc-lan` at https://lan.github.io/goc-lan, and the repository
  // `lan.github.io` at https://lan.github.io
  const folder = host.endsWith('.github.io') ? pathname.split('/')[1] || host : slugOf(siteName);
  const repository = isOwnClone ? remote : `${github}/${folder || 'site'}`;
  return {
    name: siteName,
    tagline: {
      vi: 'Ghi lại những điều học được khi làm phần mềm',
      en: 'Notes on what I learn while making software',
    },
    url: origin,
    baseUrl: `${pathname.replace(/(?<!\/)\/+$/, '')}/`,
    'author.name': name,
    'author.email': answers.email,
    'author.role': {vi: 'Lập trình viên', en: 'Developer'},
    'author.about': undefined,
    'author.portrait': undefined,
    sourceUrl: `${GITHUB}${repository}`,
    sourceBranch: branch,
    socials: [{id: 'github', label: 'GitHub', url: `${GITHUB}${github}`}],
  };
}
