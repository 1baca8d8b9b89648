import fs from 'node:fs';
import path from 'node:path';

import {misspeltVariables} from '../../settings/environment';
import {perProcess} from '../../utils/cache';
import {nodesOf} from '../../content/markdown-tree';
import type {Problem} from '../../utils/problems';
import type {AllowedHosts} from '../../settings';
import {imageProblems, missingFiles, characterProblems} from './missing-files-and-encoding';
import {
  contentFileAt,
  filesUnder,
  openContent,
  type ContentFile,
  type SourceText,
} from '../../content/content-files';
import {frontMatterProblems} from './front-matter-schemas';
import {languageProblems, orphansIn} from './translations-and-originals';
import {authorImageProblems, foreignParts, styleProblems} from './markdown/blocked-hosts';
import {providedComponents, siteComponents, undefinedNames} from './markdown/undefined-names';
import {dataFileProblems} from '../../content/authors-and-tags';
import {formatOf, openParser} from '../../content/parser';
import {nodeProblems} from './markdown/images-code-and-blocks';
import {filesIn, idsIn, isImage, linksIn, type Link} from './markdown/ids-and-links';

const contentRoots = ['blog', 'docs', 'i18n', 'src', 'static'];

const WRITTEN = /\.(mdx?|ya?ml|json|tsx?|css)$/;

/** Caches each file's last result, because the dev server checks all files after every change. */
const known = perProcess('bodies', () => new Map<string, Body & {text: string; rules: string}>());

const readComponents = (siteDir: string) => ({
  provided: providedComponents(siteDir),
  own: siteComponents(siteDir),
});

/** The components at the last check of the whole site. */
const components = perProcess(
  'components',
  () => new Map<string, ReturnType<typeof readComponents>>(),
);

export type Body = {
  problems: Problem[];
  links: Link[];
  files: Link[];
  /** The ids of the headings. `undefined` if the file imports a file, which may add ids. */
  ids?: ReadonlySet<string> | undefined;
};

/**
 * Returns a function that checks a file's body. Reuses the earlier result if the file has not changed.
 */
async function bodyCheck(siteDir: string, allowed: AllowedHosts) {
  const parse = await openParser();
  const {provided, own} = components.get(siteDir) ?? readComponents(siteDir);
  components.set(siteDir, {provided, own});
  const rules = JSON.stringify([allowed, [...provided], [...own]]);
  return ({content: {file}, text, values}: SourceText): Body => {
    const name = path.join(siteDir, file);
    const before = known.get(name);
    if (before?.text === text && before.rules === rules) return before;
    const {tree, problem} = parse(file, text, formatOf(file, values));
    if (!tree) return {problems: [problem], links: [], files: []};
    const lines = text.split('\n');
    const nodes = [...nodesOf(tree)];
    const {ids, duplicates} = idsIn(tree);
    const files = filesIn(tree).map((link): Link => ({file, ...link}));
    const findings = [
      ...undefinedNames(tree, provided, own),
      ...nodes.flatMap((node) => [...nodeProblems(node, lines), ...foreignParts(node, allowed)]),
      ...duplicates,
    ];
    const body = {
      text,
      rules,
      problems: findings.map((finding) => ({file, ...finding})),
      links: linksIn(tree).map((link) => ({file, ...link})),
      files,
      ids: files.some(({severity}) => severity === undefined) ? undefined : ids,
    };
    known.set(name, body);
    return body;
  };
}

/** Returns a function that returns the body of a file, or `undefined` if its front matter is invalid. */
export async function openBodies(siteDir: string, allowed: AllowedHosts) {
  const check = await bodyCheck(siteDir, allowed);
  return (file: string): Body | undefined => {
    const content = contentFileAt(file);
    const source = openContent(siteDir).read(file);
    return content && source && !source.problem ? check({content, ...source}) : undefined;
  };
}

/**
 * Returns the problems in one file. A component that has just been added may still be unknown, which is
 * only a warning.
 */
export async function textProblems(
  siteDir: string,
  content: ContentFile,
  allowed: AllowedHosts,
): Promise<Problem[]> {
  const read = openContent(siteDir).read(content.file);
  if (!read || read.problem) return read?.problem ? [read.problem] : [];
  const source = {content, ...read};
  const check = await bodyCheck(siteDir, allowed);
  return [...frontMatterProblems(siteDir, source, allowed), ...check(source).problems];
}

/** Reads all content, but leaves out the text of files that are not published, and their problems. */
function published(siteDir: string) {
  const {files, written, problems} = openContent(siteDir).readAll();
  const orphans = new Set(orphansIn(files).map(({file}) => file));
  return {
    files,
    written: written.filter(({content}) => !orphans.has(content.file)),
    problems: problems.filter(({file}) => !orphans.has(file)),
  };
}

export type ContentReport = (siteDir: string, written: SourceText[]) => Problem[];

/**
 * Returns the problems in the author's files that Docusaurus does not report.
 *
 * @param report returns problems found by another plugin
 */
export async function contentProblems(
  siteDir: string,
  allowed: AllowedHosts = {media: [], frames: [], scripts: [], requests: []},
  report: ContentReport = () => [],
): Promise<Problem[]> {
  const names = contentRoots.flatMap((root) => filesUnder(siteDir, root));
  const {textOf} = openContent(siteDir);
  const textIn = (file: string) => (WRITTEN.test(file) ? textOf(file) : '');
  // Decoding is slow, so reuse the results of unchanged images
  const images = await Promise.all(
    names.filter(isImage).map((file) => {
      const image = path.join(siteDir, file);
      const {mtimeMs} = fs.statSync(image, {throwIfNoEntry: false}) ?? {};
      return perProcess(`${image} ${mtimeMs}`, () => imageProblems(siteDir, file));
    }),
  );
  const {files, written, problems} = published(siteDir);
  components.delete(siteDir);
  const bodies = written.map(await bodyCheck(siteDir, allowed));
  return [
    ...misspeltVariables(process.env).map((each) => ({...each, severity: 'warning'}) as const),
    ...problems,
    ...dataFileProblems(siteDir),
    ...written.flatMap((text) => frontMatterProblems(siteDir, text, allowed)),
    ...languageProblems(files, written),
    ...report(siteDir, written),
    ...bodies.flatMap((body) => body.problems),
    ...bodies.flatMap(({files}) => missingFiles(siteDir, files)),
    ...images.flat(),
    ...names.flatMap((file) => characterProblems(siteDir, file, textIn(file))),
    ...names
      .filter((file) => /(^|\/)authors\.ya?ml$|\.mdx?$/.test(file))
      .flatMap((file) => authorImageProblems(file, textIn(file), allowed)),
    ...names
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => styleProblems(file, textIn(file))),
  ];
}

/** Returns the bodies of posts, guides and pages in all languages, by file. */
export async function bodiesIn(siteDir: string, allowed: AllowedHosts): Promise<Map<string, Body>> {
  const check = await bodyCheck(siteDir, allowed);
  return new Map(published(siteDir).written.map((text) => [text.content.file, check(text)]));
}
