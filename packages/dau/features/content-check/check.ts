import {lineOf, nodesOf} from '../../content/markdown-tree';
import type {Problem} from '../../utils/problems';
import type {AllowedHosts} from '../../settings';
import {filesUnder, openContent, type SourceText} from '../../content/content-files';
import {dataFileProblems} from '../../content/authors-and-tags';
import {orphansIn, translationProblems} from '../../content/translation-state';
import {readOnce} from '../../content/parser';
import {frontMatterProblems} from './front-matter-schemas';
import {imageProblems, missingFiles, type ShownFile} from './image-files';
import {authorImageProblems, foreignParts} from './markdown/blocked-hosts';
import {hiddenContent} from './markdown/hidden-content';
import {filesIn, linksIn} from './markdown/ids-and-links';

const IMAGE = /\.(png|jpe?g|webp|gif|avif|svg|hei[cf]s?)$/i;

type Body = {
  problems: Problem[];
  links: string[];
  /** The files that the body shows. They are looked up each time, because a file can go while the text stays. */
  files: ShownFile[];
};

/** Returns a function that checks the body of a file. */
function openBodyCheck(allowed: AllowedHosts) {
  const check = readOnce(`bodies ${JSON.stringify(allowed)}`, (text, parse, file): Body => {
    const {tree, problem} = parse(text);
    if (!tree) return {problems: [problem], links: [], files: []};
    const lines = text.split('\n');
    const nodes = [...nodesOf(tree)];
    const findings = nodes.flatMap((node) => [
      ...hiddenContent(node, lines),
      ...foreignParts(node, allowed),
    ]);
    return {
      problems: findings.map((finding) => ({file, ...finding})),
      links: linksIn(tree),
      files: nodes.flatMap((node) => filesIn(node).map((url) => ({file, line: lineOf(node), url}))),
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
  const names = ['blog', 'docs', 'i18n', 'src', 'static'].flatMap((root) =>
    filesUnder(siteDir, root),
  );
  const {files, written, problems} = published(siteDir);
  const bodies = await Promise.all(written.map(openBodyCheck(allowed)));
  return [
    ...problems,
    ...dataFileProblems(siteDir),
    ...written.flatMap((text) => frontMatterProblems(siteDir, text)),
    ...translationProblems(siteDir, files, written),
    ...bodies.flatMap((body) => body.problems),
    ...bodies.flatMap((body) => missingFiles(siteDir, body.files)),
    ...names.filter((file) => IMAGE.test(file)).flatMap((file) => imageProblems(siteDir, file)),
    ...names
      .filter((file) => /(^|\/)authors\.ya?ml$|\.mdx?$/.test(file))
      .flatMap((file) => authorImageProblems(file, openContent(siteDir).read(file), allowed)),
  ];
}

/** Returns the links in these posts, guides and pages, by file. */
export async function linksOf(
  siteDir: string,
  allowed: AllowedHosts,
  sources: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const check = openBodyCheck(allowed);
  const files = published(siteDir).written.filter(({content}) => sources.has(content.file));
  return new Map(
    await Promise.all(
      files.map(async (each) => [each.content.file, (await check(each)).links] as const),
    ),
  );
}
