/** Pictures and other files that texts name: where they are, and where they go. */
import fs from 'node:fs';
import path from 'node:path';

import {pathOf} from '../../../src/plugins/content/check/markdown/files';
import {HEIC} from '../../../src/plugins/content/check/images';
import type {Change} from '../edit/changes';
import type {SourceFiles} from './files';
import type {SourceSite} from './model';
import type {PlacedText} from './place';

const isData = (file: string) => !/\.(mdx?|[cm]?[jt]sx?|astro|vue|svelte|html?)$/i.test(file);
const THEMES = [
  'theme-classic',
  'theme-live-codeblock',
  'plugin-ideal-image',
  'theme-search-algolia',
];

export class Assets {
  /** Where each file goes, by its new place. */
  readonly #places = new Map<string, string>();

  /** @param excluded files that this site cannot show */
  constructor(
    readonly siteDir: string,
    readonly site: SourceSite,
    readonly files: SourceFiles,
    readonly excluded: ReadonlySet<string>,
  ) {}

  /** The source of a file that was placed. */
  sourceOf(target: string): string | undefined {
    return this.#places.get(target);
  }

  #inStatic(name: string): string[] {
    const {base, staticFolders} = this.site;
    const own = base !== '' && name.startsWith(`${base}/`) ? name.slice(base.length) : name;
    return staticFolders.map((folder) => path.posix.join(folder, own.replace(/^\//, '')));
  }

  /** The file of the old site that an address in a text means. */
  #find(text: PlacedText, url: string): string | undefined {
    const name = pathOf(url);
    if (name === '' || name.endsWith('/')) return undefined;
    const folder = path.posix.dirname(text.file);
    const {pictureFolder} = text;
    const candidates = name.startsWith('@site/')
      ? [name.slice('@site/'.length)]
      : /^[~@]\//.test(name)
        ? [`src/${name.slice(2)}`]
        : name.startsWith('/')
          ? this.#inStatic(name)
          : [
              path.posix.join(folder, name),
              ...(pictureFolder ? this.#inStatic(path.posix.join(pictureFolder, name)) : []),
              ...this.#inStatic(name),
              ...this.#inStatic(path.posix.join(text.address, name)),
              ...this.#inStatic(path.posix.join(path.posix.dirname(text.address), name)),
            ];
    return candidates.find(
      (file) =>
        !file.startsWith('..') &&
        !this.excluded.has(file) &&
        !HEIC.test(file) &&
        this.files.isFile(file),
    );
  }

  /** Where a file goes, and how a text names it there. */
  #placeOf(text: PlacedText, file: string): {readonly to: string; readonly url: string} {
    const relative = (to: string) => {
      const url = path.posix.relative(path.posix.dirname(text.target), to);
      return {to, url: url.startsWith('.') ? url : `./${url}`};
    };
    const root = text.file.endsWith(`/${text.key}`)
      ? text.file.slice(0, -text.key.length)
      : undefined;
    const folder = `${path.posix.dirname(text.file)}/`;
    if (root !== undefined && file.startsWith(root))
      return relative(`${text.folder}/${file.slice(root.length)}`);
    if (file.startsWith(folder) && folder !== './') {
      return relative(path.posix.join(path.posix.dirname(text.target), file.slice(folder.length)));
    }
    const inStatic = this.site.staticFolders.find(
      (each) => each === '' || file.startsWith(`${each}/`),
    );
    if (inStatic === undefined || (inStatic === '' && this.site.kind === 'astro')) {
      return relative(path.posix.join(path.posix.dirname(text.target), path.posix.basename(file)));
    }
    const url = `/${path.posix.relative(inStatic, file)}`;
    return {to: `static${url}`, url};
  }

  #isTaken(to: string, file: string): boolean {
    const other = this.#places.get(to);
    if (other !== undefined) return other !== file;
    const absolute = path.join(this.siteDir, to);
    return fs.existsSync(absolute) && !fs.readFileSync(absolute).equals(this.files.bytes(file));
  }

  /** Brings the file that an address names. Returns its address here, or `undefined` for no file. */
  bring(text: PlacedText, url: string, isWanted = isData): string | undefined {
    const file = this.#find(text, url);
    if (file === undefined || !isWanted(file)) return undefined;
    let {to, url: address} = this.#placeOf(text, file);
    to = to.normalize('NFC');
    address = address.normalize('NFC');
    for (let count = 2; this.#isTaken(to, file); count += 1) {
      const renamed = (name: string) => name.replace(/(-\d+)?(\.\w+)?$/, `-${count}$2`);
      [to, address] = [renamed(to), renamed(address)];
    }
    this.#places.set(to, file);
    const [, rest = ''] = /^[^?#]*([?#].*)?$/.exec(url) ?? [];
    return path.posix.normalize(address) === path.posix.normalize(pathOf(url))
      ? url
      : `${address}${rest}`;
  }

  /** How a module of a text is imported here, or `undefined` if it is not here. */
  module(text: PlacedText, source: string): string | undefined {
    const [, raw] = /^!*raw-loader!([^!?]+)$/.exec(source) ?? [];
    if (raw !== undefined) {
      const to = this.bring(text, raw, () => true);
      return to === undefined ? undefined : `${to}?raw`;
    }
    if (/^(\.|@site\/|[~@]\/)/.test(source)) {
      const to = this.bring(text, source);
      return to?.startsWith('/') ? `@site/static${to}` : to;
    }
    const there = (file: string) =>
      ['', '.js', '.tsx', '.ts', '/index.js', '/index.tsx'].some((end) =>
        fs.existsSync(path.join(this.siteDir, file + end)),
      );
    const [, theme] = /^@theme(?:-original)?\/(.*)$/.exec(source) ?? [];
    const places =
      theme !== undefined
        ? ['src/theme', ...THEMES.map((name) => `node_modules/@docusaurus/${name}/lib/theme`)].map(
            (folder) => `${folder}/${theme}`,
          )
        : source.startsWith('@docusaurus/')
          ? [
              `node_modules/@docusaurus/core/lib/client/exports/${source.slice('@docusaurus/'.length)}`,
              `node_modules/${source}`,
            ]
          : [`node_modules/${source}`];
    return places.some(there) ? source : undefined;
  }

  changes(): Change[] {
    return [...this.#places].map(([file, from]) => ({
      file,
      content: this.files.bytes(from),
      what: 'picture or file',
    }));
  }
}
