import fs from 'node:fs';
import path from 'node:path';

import {misspeltVariables} from '../../settings/environment';
import {perProcess} from '../../utils/cache';
import {nodesOf} from '../../content/markdown-tree';
import type {Problem} from '../../utils/problems';
import type {AllowedHosts} from '../../settings';
import {imageProblems, missingFiles, characterProblems} from './missing-files-and-encoding';
import {filesUnder, openContent, type SourceText} from '../../content/content-files';
import {frontMatterProblems} from './front-matter-schemas';
import {authorImageProblems, foreignParts, styleProblems} from './markdown/blocked-hosts';
import {providedComponents, siteComponents, undefinedNames} from './markdown/undefined-names';
import {dataFileProblems} from '../../content/authors-and-tags';
import {orphansIn, translationProblems} from '../../content/translation-state';
import {readOnce} from '../../content/parser';
import {nodeProblems} from './markdown/images-code-and-blocks';
import {filesIn, isImage, linksIn, type Link} from './markdown/ids-and-links';

const contentRoots = ['blog', 'docs', 'i18n', 'src', 'static'];

const WRITTEN = /\.(mdx?|ya?ml|json|tsx?|css)$/;

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
};

/** Returns a function that checks the body of a file. */
function openBodyCheck(siteDir: string, allowed: AllowedHosts) {
  const {provided, own} = components.get(siteDir) ?? readComponents(siteDir);
  components.set(siteDir, {provided, own});
  const rules = JSON.stringify([siteDir, allowed, [...provided], [...own]]);
  const check = readOnce(`bodies ${rules}`, (text, parse, file): Body => {
    const {tree, problem} = parse(text);
    if (!tree) return {problems: [problem], links: [], files: []};
    const lines = text.split('\n');
    const nodes = [...nodesOf(tree)];
    const findings = [
      ...undefinedNames(tree, provided, own),
      ...nodes.flatMap((node) => [...nodeProblems(node, lines), ...foreignParts(node, allowed)]),
    ];
    return {
      problems: findings.map((finding) => ({file, ...finding})),
      links: linksIn(tree).map((link) => ({file, ...link})),
      files: filesIn(tree).map((link) => ({file, ...link})),
    };
  });
  return ({content, text, values}: SourceText) => check(content.file, text, values);
}

/** Reads all content. Leaves out translations without an original, which are not published. */
function published(siteDir: string) {
  const {files, written, problems} = openContent(siteDir).readAll();
  const orphans = new Set(orphansIn(files).map(({file}) => file));
  return {
    files,
    written: written.filter(({content}) => !orphans.has(content.file)),
    problems: problems.filter(({file}) => !orphans.has(file)),
  };
}

/** Returns the problems in the author's files that Docusaurus does not report. */
export async function contentProblems(
  siteDir: string,
  allowed: AllowedHosts = {media: [], frames: [], scripts: [], requests: []},
): Promise<Problem[]> {
  const names = contentRoots.flatMap((root) => filesUnder(siteDir, root));
  const {read, textOf} = openContent(siteDir);
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
  const bodies = await Promise.all(written.map(openBodyCheck(siteDir, allowed)));
  return [
    ...misspeltVariables(process.env).map((each) => ({...each, severity: 'warning'}) as const),
    ...problems,
    ...dataFileProblems(siteDir),
    ...written.flatMap((text) => frontMatterProblems(siteDir, text, allowed)),
    ...translationProblems(siteDir, files, written),
    ...bodies.flatMap((body) => body.problems),
    ...bodies.flatMap(({files}) => missingFiles(siteDir, files)),
    ...images.flat(),
    ...names.flatMap((file) => characterProblems(siteDir, file, textIn(file))),
    ...names
      .filter((file) => /(^|\/)authors\.ya?ml$|\.mdx?$/.test(file))
      .flatMap((file) => authorImageProblems(file, read(file), allowed)),
    ...names
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => styleProblems(file, textIn(file))),
  ];
}

/**
 * Returns the bodies of posts, guides and pages, by file.
 *
 * @param only the files to read. By default, all files in all languages
 */
export async function bodiesIn(
  siteDir: string,
  allowed: AllowedHosts,
  only?: ReadonlySet<string>,
): Promise<Map<string, Body>> {
  const {written} = published(siteDir);
  const check = openBodyCheck(siteDir, allowed);
  const files = written.filter(({content: {file}}) => only?.has(file) ?? true);
  return new Map(
    await Promise.all(files.map(async (each) => [each.content.file, await check(each)] as const)),
  );
}
