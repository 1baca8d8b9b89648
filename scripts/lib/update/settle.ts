import {isDocument, isMergedByUpdate, isOwnText, ownerOf} from '../ownership';
import {isSampleFile} from '../setup/samples';
import {idOf, modeOf, type Files, type Git} from './git';
import {mergeJsonTexts} from './merge-json';
import {mergeTexts} from './merge-text';

/** A file that both sides changed and that only the author can settle. */
export type Conflict = {
  readonly file: string;
  /** `mode id` of each version; `undefined` if the file does not exist in it. */
  readonly base: string | undefined;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
};

/** The result of an update, before anything is written. */
export type Settlement = {
  /** All files of the site after the update. A file in conflict has git's markers. */
  readonly files: Map<string, string>;
  readonly conflicts: readonly Conflict[];
  /** Files, or `file: key`, in which the author's lines stay although upstream changed them, too. */
  readonly kept: readonly string[];
  /** New samples and texts of upstream. They are not added. */
  readonly left: readonly string[];
};

type Versions = {
  /** The upstream files that the site was made from, or was last updated to. */
  readonly base: Files;
  /** The site's files. */
  readonly ours: Files;
  /** The newest upstream files. */
  readonly theirs: Files;
  /** Files that upstream moved: old path to new path. */
  readonly moved?: ReadonlyMap<string, string>;
};

/** Moves the author's edits of a file to the place where upstream moved it. */
function followMoves({base, ours, theirs, moved = new Map()}: Versions): Versions {
  const [newBase, newOurs] = [new Map(base), new Map(ours)];
  for (const [from, to] of moved) {
    const [before, own] = [base.get(from), ours.get(from)];
    if (before === undefined || own === undefined || own === before || ours.has(to)) continue;
    if (ownerOf(from) === 'author' && !isMergedByUpdate(from)) continue;
    newBase.delete(from);
    newOurs.delete(from);
    newBase.set(to, before);
    newOurs.set(to, own);
  }
  return {base: newBase, ours: newOurs, theirs};
}

/** An entry of the lockfile is one version of one package: its fields belong together. */
const isLockedPackage = (path: readonly string[]): boolean =>
  path[0] === 'packages' && path.length === 2 && path[1] !== '';

/** `package.json`, the lockfile and the strings of pages. */
const isMergedByKey = (file: string): boolean =>
  /^(package(-lock)?\.json|i18n\/.*\.json)$/.test(file);

/**
 * Settles by ownership what each file is after an update. Reads and stores contents in the
 * repository, and changes no file.
 */
export function settle(git: Git, versions: Versions): Settlement {
  const {base, ours, theirs} = followMoves(versions);
  const files = new Map<string, string>();
  const conflicts: Conflict[] = [];
  const kept: string[] = [];
  const left: string[] = [];
  const text = (entry: string | undefined) =>
    (entry && git.read([idOf(entry)]).get(idOf(entry))) || Buffer.alloc(0);

  /** Merges a file that exists on both sides. Returns `undefined` if the author must do it. */
  function merged(file: string, b: string | undefined, o: string, t: string): string | undefined {
    const mode = modeOf(o) === (b && modeOf(b)) ? modeOf(t) : modeOf(o);
    const entry = (content: string | Buffer) => `${mode} ${git.write(content)}`;
    const isLock = file === 'package-lock.json';
    const json = isMergedByKey(file)
      ? mergeJsonTexts(
          b && text(b).toString(),
          text(o).toString(),
          text(t).toString(),
          isLock ? {winner: 'theirs', isWhole: isLockedPackage} : {winner: 'ours'},
        )
      : undefined;
    if (json) {
      if (!isLock) kept.push(...json.both.map((key) => `${file}: ${key}`));
      return entry(json.text);
    }
    const merge = (strategy?: 'ours' | 'union') =>
      mergeTexts(text(b), text(o), text(t), file.endsWith('.txt') ? 'union' : strategy);
    const result = merge();
    if (result?.conflicts === 0) return entry(result.text);
    const isAuthors = ownerOf(file) === 'author';
    if (!isAuthors && !isDocument(file)) return undefined;
    kept.push(file);
    const own = isAuthors ? merge('ours') : undefined;
    return own ? entry(own.text) : o;
  }

  function decide(file: string): string | undefined {
    const [b, o, t] = [base.get(file), ours.get(file), theirs.get(file)];
    const owner = ownerOf(file);
    const isText = owner === 'author' && (!isMergedByUpdate(file) || isSampleFile(file));
    const isNew = b === undefined && o === undefined;
    if (isNew && owner === 'author' && (isOwnText(file) || isSampleFile(file))) {
      left.push(file);
      return undefined;
    }
    if (isNew) return t;
    if (isText || o === t || t === b) return o;
    if (o === b) return t;
    const isAuthors = owner === 'author' || isDocument(file);
    // What the author deleted stays deleted; what the author changed stays
    if (isAuthors && (o === undefined || t === undefined)) return o;
    const result = o && t ? merged(file, b, o, t) : undefined;
    if (result !== undefined) return result;
    conflicts.push({file, base: b, ours: o, theirs: t});
    if (o === undefined || t === undefined) return o ?? t;
    const marked = mergeTexts(text(b), text(o), text(t));
    return marked ? `${modeOf(o)} ${git.write(marked.text)}` : o;
  }

  for (const file of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const entry = decide(file);
    if (entry !== undefined) files.set(file, entry);
  }
  return {files, conflicts, kept, left};
}
