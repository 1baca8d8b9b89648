import fs from 'node:fs';
import path from 'node:path';

import {conflictsOf, type Git} from '../../utils/git';
import {decodeUrl} from '../../utils/urls';
import {digestOf} from '../../features/languages/outdated-translations';
import {ownerOf} from './merge';

/** The old and new paths of modules that authors' files import. */
const MOVED = [
  ['plugins/content/data', 'plugins/site-data'],
  ['pages/_soi-chu', 'components/TextInspector'],
  ['pages/_SourceAndTests', 'components/SourceAndTests'],
  ['pages/_Result', 'components/Result'],
  ['plugins/outputs/structured-data/JsonLd/site-graph', 'components/Home/site-graph'],
  ['plugins/outputs/structured-data/JsonLd', 'lib/ui/JsonLd'],
  ['components/Icon', 'lib/ui/Icon'],
  ['components/NetworkIcon', 'lib/ui/NetworkIcon'],
  ['components/PageHeader', 'lib/ui/PageHeader'],
] as const;

/** The old paths below `src`, and the new imports since the engine is in `packages/dau`. */
const LAYOUT: readonly (readonly [old: RegExp, now: string])[] = [
  [/^custom\/theme\//, '@site/src/theme/'],
  [/^custom\//, '@site/src/components/'],
  [/^plugins\//, 'dau/features/'],
  [/^lib\/ui\//, 'dau/ui/'],
  [/^lib\/settings$/, 'dau/settings'],
  [/^lib\/(locales|schema|text-in)$/, 'dau/settings/$1'],
  [/^lib\/(content-languages|publishing)$/, 'dau/content/$1'],
  [/^lib\//, 'dau/utils/'],
];

/** @param module the path of a module below `src`, such as `lib/urls` */
function moduleNow(module: string, theirs: ReadonlySet<string>): string {
  const [old, now = ''] = LAYOUT.find(([pattern]) => pattern.test(module)) ?? [];
  if (old) return module.replace(old, now);
  const isEngines = ['', '.ts', '.tsx', '/index.tsx'].some((end) =>
    theirs.has(`packages/dau/${module}${end}`),
  );
  return isEngines && module.startsWith('components/') ? `dau/${module}` : `@site/src/${module}`;
}

/** Moves the author's components and swizzles to the places that Docusaurus' documentation names. */
function moveCustom(git: Git, dir: string): string[] {
  const files = git.paths('ls-files', 'src/custom');
  return files.flatMap((file) => {
    const to = file.replace(/^src\/custom\/(theme\/)?/, (_, theme) =>
      theme ? 'src/theme/' : 'src/components/',
    );
    if (fs.existsSync(path.join(dir, to))) return [];
    fs.mkdirSync(path.dirname(path.join(dir, to)), {recursive: true});
    git.run(['mv', '--', file, to]);
    return [`${file} → ${to}`];
  });
}

const FRONT_MATTER = /(?<![^])\uFEFF?---\r?\n[^]*?^---$/m;
const CODE =
  /^[ \t>]*(`{3,}(?!`)|~{3,}(?!~))[^]*?(?:^[ \t>]*\1|$(?![^]))|(?<!`)(`+)(?!`)[^]*?(?<!`)\2(?!`)/gm;
/** Matches imports, expressions, elements and indented code, which mean something else in Markdown. */
const MDX = /^(import|export)\s|(?<!\\)\{(?!#[^{}]+\}\s*$)|(?<!\\)<[a-z/>]|^[ \t]*\r?\n( {4}|\t)/im;

/** Returns true if a file may look different as plain Markdown, unless the front matter sets the format. */
const needsMdx = (text: string): boolean =>
  !/^mdx:/m.test(FRONT_MATTER.exec(text)?.[0] ?? '') &&
  MDX.test(text.replace(FRONT_MATTER, '').replace(CODE, 'code'));

/** Returns a key shared by all translations of a page. */
const keyOf = (file: string): string =>
  file
    .replace(/^i18n\/[^/]+\/docusaurus-plugin-content-/, '')
    .replace(/^(docs\/current|versioned_docs)\//, 'docs/')
    .replace(/^src\/pages\//, 'pages/');

/** Matches the digest of the original in a translation. */
const RECORD = /^translated_from: \S+ ([\da-f]{12})$/m;

/**
 * Renames the author's files that need MDX to `.mdx` in all languages. Earlier versions of the engine
 * read `.md` files as MDX.
 *
 * @returns the new names, and a function that updates links and imports
 */
function renameToMdx(git: Git, dir: string) {
  const isNew = git.try(['grep', '-q', "format: 'detect'", 'HEAD', '--', '*.ts']) !== undefined;
  const files = isNew ? [] : git.paths('ls-files');
  const mdFiles = files.filter(
    (file) =>
      /^(blog|docs|i18n|versioned_docs|src\/pages)\/.*\.md$/.test(file) &&
      !files.includes(`${file}x`),
  );
  const keys = new Set(
    mdFiles
      .filter(
        (file) =>
          fs.lstatSync(path.join(dir, file)).isFile() &&
          needsMdx(fs.readFileSync(path.join(dir, file), 'utf8')),
      )
      .map(keyOf),
  );
  const renamed = mdFiles.filter((file) => keys.has(keyOf(file)));
  for (const file of renamed) git.run(['mv', '--', file, `${file}x`]);
  return {
    renamed: renamed.map((file) => `${file}x`),
    withNewNames: (text: string, file: string) =>
      text.replace(/(?<![^\s()"'<>[\]])[^\s()"'<>[\]]+\.md(?=[)#?"'\s>])/g, (link) => {
        const [, root] = /^(?:@site)?\/(.*)/.exec(link) ?? [];
        const target = root ?? path.posix.join(path.posix.dirname(file), link);
        return keys.has(keyOf(decodeUrl(target))) ? `${link}x` : link;
      }),
  };
}

/**
 * Adapts the author's files to the new engine. Running this again changes nothing.
 *
 * @returns the changed files, the files in new folders, and the new names of files that need MDX
 */
export function migrate(git: Git, dir: string, upstream: string) {
  const {renamed, withNewNames} = renameToMdx(git, dir);
  const theirs = new Set(git.paths('ls-tree', '-r', '--name-only', upstream));
  const open = new Set(conflictsOf(git));
  const isOldLayout =
    theirs.has('packages/dau/package.json') &&
    git.try(['rev-parse', '--verify', '--quiet', 'HEAD:packages/dau']) === undefined;
  const moved = isOldLayout ? moveCustom(git, dir) : [];
  if (isOldLayout) git.run(['rm', '--quiet', '--force', '--ignore-unmatch', 'scripts/update.ts']);
  /** The digests of originals in which only an import has changed, and their digests now. */
  const digests = new Map<string, string>();
  const migrated = git.paths('ls-files', '*.md', '*.mdx', '*.ts', '*.tsx').filter((file) => {
    if (open.has(file) || (ownerOf(file) !== 'author' && theirs.has(file))) return false;
    const absolute = path.join(dir, file);
    // A symlink's target is another file of the site, or not ours
    if (!fs.lstatSync(absolute, {throwIfNoEntry: false})?.isFile()) return false;
    const text = fs.readFileSync(absolute, 'utf8');
    let after = withNewNames(text, file);
    for (const [from, to] of MOVED) {
      const pattern = new RegExp(`(?<=['"]@site/src/)${from}(?=['"/])([^'"?]*)`, 'g');
      // An image next to a moved module may have stayed
      after = after.replaceAll(pattern, (old: string, rest: string) =>
        theirs.has(`src/${old}`) ? old : to + rest,
      );
    }
    if (isOldLayout) {
      after = after.replace(
        /(?<=(['"]))@site\/src\/([\w./-]+)(?=(?:\?\w+)?\1)/g,
        (_, __, module: string) => moduleNow(module, theirs),
      );
    }
    if (after === text) return false;
    fs.writeFileSync(absolute, after);
    if (/\.mdx?$/.test(file)) digests.set(digestOf(file, text), digestOf(file, after));
    return true;
  });
  // The translations of these originals are still up to date
  for (const file of git.paths('ls-files', 'i18n/*.md', 'i18n/*.mdx', 'src/pages/*.mdx')) {
    const absolute = path.join(dir, file);
    if (open.has(file) || !fs.lstatSync(absolute).isFile()) continue;
    const text = fs.readFileSync(absolute, 'utf8');
    const after = text.replace(RECORD, (record, digest: string) => {
      const now = digests.get(digest);
      return now ? record.replace(digest, now) : record;
    });
    if (after === text) continue;
    fs.writeFileSync(absolute, after);
    migrated.push(file);
  }
  if (migrated.length > 0) git.run(['add', '--', ...migrated]);
  return {migrated, moved, renamed};
}
