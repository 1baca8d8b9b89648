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
 * Returns the object literals of the first script that exists, each with the property or the plugin that it
 * belongs to. Only values that are strings or `false` are read. The script is not run, because it is not trusted.
 */
export function objectsIn(files: SourceFiles, names: string[]): {name: string; fields: Fields}[] {
  const script = files.find(names, SCRIPTS);
  const objects: {name: string; fields: Fields}[] = [];

  function visit(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node)) {
      const {parent} = node;
      const isPlugin = ts.isArrayLiteralExpression(parent);
      const owner = isPlugin ? parent.elements[0] : ts.isPropertyAssignment(parent) && parent.name;
      const fields: Fields = {};
      for (const each of node.properties.filter(ts.isPropertyAssignment)) {
        const {initializer} = each;
        const name = plainName(each.name);
        if (ts.isStringLiteralLike(initializer)) fields[name] = initializer.text;
        else if (initializer.kind === ts.SyntaxKind.FalseKeyword) fields[name] = false;
      }
      objects.push({name: owner ? plainName(owner) : '', fields});
    }
    ts.forEachChild(node, visit);
  }
  if (script)
    visit(ts.createSourceFile('config.ts', files.text(script), ts.ScriptTarget.Latest, true));
  return objects;
}

const plainName = (node: ts.Node) => node.getText().replace(/["']/g, '');
