/** Whose work browsers get: packages, and folders of the site with a license file, as fonts have. */
import fs from 'node:fs';
import path from 'node:path';

import {found, inside} from './accepted';
import {mitText} from './mit';

/** A package or a folder, and its license. */
export type Shipped = {
  readonly name: string;
  readonly version?: string;
  /** SPDX expression; empty if nothing says it. */
  readonly licence: string;
  /** The texts of its license and notice files. */
  readonly texts: readonly string[];
};

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly author?: string | {readonly name?: string};
};

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)([-.]\w+)?(\.(txt|md))?$/i;
const CODE_FILE = /\.[cm]?[jt]sx?$/;
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

function textsIn(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name) && !CODE_FILE.test(name))
    .sort()
    .map((name) =>
      fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim(),
    );
}

function readPackage(folder: string): Shipped {
  const file = path.join(folder, 'package.json');
  const {name, version, license, author} = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const licence = found[name] ?? (typeof license === 'string' ? license : '');
  const texts = textsIn(folder);
  if (texts.length > 0 || licence !== 'MIT') return {name, version, licence, texts};
  const holder = typeof author === 'string' ? author : author?.name;
  return {name, version, licence, texts: [mitText(holder ?? `the authors of ${name}`)]};
}

/** The packages whose code is in the files of a package. npm has put them into it or beside it. */
function insideOf(folder: string): string[] {
  const [name = ''] = /(@[^\\/]+[\\/])?[^\\/]+$/.exec(folder) ?? [];
  const beside = folder.slice(0, -name.length);
  return (inside[name.replace('\\', '/')] ?? []).map((inner) => {
    const own = path.join(folder, 'node_modules', inner);
    return fs.existsSync(own) ? own : path.join(beside, inner);
  });
}

/** The work in a folder of the site that has a license file; nothing if it is the author's own. */
function readFolder(folder: string, siteDir: string): Shipped[] {
  const texts = folder === siteDir ? [] : textsIn(folder);
  if (texts.length === 0) return [];
  const isOpenFont = texts.some((text) => text.includes('SIL OPEN FONT LICENSE Version 1.1'));
  const name = path.relative(siteDir, folder).split(path.sep).join('/');
  return [{name, licence: found[name] ?? (isOpenFont ? 'OFL-1.1' : ''), texts}];
}

/**
 * Returns whose work some files are, sorted by name.
 *
 * @param files absolute paths of what browsers get
 */
export function shippedBy(files: Iterable<string>, siteDir: string): readonly Shipped[] {
  const packages = new Set<string>();
  const folders = new Set<string>();
  for (const file of files) {
    const [folder] = PACKAGE.exec(file) ?? [];
    if (folder) for (const each of [folder, ...insideOf(folder)]) packages.add(each);
    else if (file.startsWith(siteDir + path.sep)) folders.add(path.dirname(file));
  }
  const all = [
    ...[...packages].map(readPackage),
    ...[...folders].flatMap((folder) => readFolder(folder, siteDir)),
  ];
  // npm may install the same package in several places
  const byName = new Map(all.map((each) => [`${each.name} ${each.version ?? ''}`, each]));
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
