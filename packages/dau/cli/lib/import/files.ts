import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';
import ts from 'typescript';

import type {Fields} from './model';

const {join, normalize} = path.posix;

/** Reads the old site's files. The site is not trusted: its links and settings can name any file. */
export class SourceFiles {
  /** Folders and Markdown files that exist, but are outside the folder, hidden or linked. */
  readonly refused = new Set<string>();
  /**
   * Each file's path on the disk. The keys are the paths in Unicode NFC, because names from macOS may be
   * in NFD.
   */
  private readonly found = new Map<string, string>();

  constructor(readonly root: string) {
    this.root = fs.realpathSync(root);
    this.visit('');
  }

  private visit(folder: string): void {
    for (const entry of fs.readdirSync(join(this.root, folder), {withFileTypes: true})) {
      if (/^(\.|node_modules$)/.test(entry.name)) continue;
      const file = join(folder, entry.name);
      if (entry.isDirectory()) this.visit(file);
      else if (entry.isFile()) this.found.set(file.normalize('NFC'), file);
      // A symbolic link can lead out of the folder or form a loop. The report lists other files when a
      // post uses them
      else if (/(^|\/)[^.]+$|\.(mdx?|markdown)$/i.test(file)) this.refused.add(file);
    }
  }

  private entryAt(file: string): string | undefined {
    return this.found.get(normalize(file).replace(/^\//, ''));
  }

  isFile(file: string): boolean {
    return this.entryAt(file) !== undefined;
  }

  find(names: string[], endings: string[]): string | undefined {
    const all = names.flatMap((name) => endings.map((end) => `${name}.${end}`));
    return all.find((file) => this.isFile(file));
  }

  endingWith(end: string): string | undefined {
    return [...this.found.keys()].find((file) => `/${file}`.endsWith(end));
  }

  list(folder: string, pattern = /./): string[] {
    const isIn = (file: string) => file.startsWith(folder && `${folder}/`);
    const found = [...this.found.keys()].filter((file) => isIn(file) && pattern.test(file));
    const isHidden = /(^|\/)\./.test(folder) && fs.existsSync(join(this.root, folder));
    if (found.length === 0 && isHidden) this.refused.add(normalize(folder));
    return found.sort();
  }

  bytes(file: string): Buffer {
    return fs.readFileSync(join(this.root, this.entryAt(file) ?? ''));
  }

  /** Returns a file's content in Unicode NFC, with Unix line endings. */
  text(file: string): string {
    return this.bytes(file).toString().normalize('NFC').replace(/\r\n?/g, '\n');
  }
}

/** Reads one of the import's tables, such as `rewrites.yml`. */
export const readTable = (name: string): unknown =>
  load(fs.readFileSync(path.join(__dirname, name), 'utf8'));

export const SCRIPTS = ['js', 'ts', 'mjs', 'cjs', 'mts'];

/**
 * Returns the settings in a script that are strings or `false`: `blog: {path: 'a'}` is `blog.path` and `path`,
 * in lowercase. If a name is repeated, the outer setting wins. The script is not run, because it is not trusted.
 */
export function settingsIn(files: SourceFiles, names: string[]): Fields {
  const script = files.find(names, SCRIPTS);
  const settings: Fields = {};

  function visit(node: ts.Node, owner = ''): void {
    const isSetting = ts.isPropertyAssignment(node);
    const name = isSetting ? node.name.getText().replace(/["']/g, '').toLowerCase() : owner;
    ts.forEachChild(node, (child) => visit(child, name));
    if (!isSetting) return;
    const {initializer} = node;
    const isText = ts.isStringLiteralLike(initializer);
    if (isText || initializer.kind === ts.SyntaxKind.FalseKeyword)
      settings[name] = settings[`${owner}.${name}`] = isText && initializer.text;
  }
  if (script)
    visit(ts.createSourceFile('config.ts', files.text(script), ts.ScriptTarget.Latest, true));
  return settings;
}
