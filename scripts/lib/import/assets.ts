/** Pictures and other files that texts name: where they are, and where they go. */
import fs from 'node:fs';
import path from 'node:path';

import {isImage} from '../../../src/plugins/content/check/images';
import {pathOf} from '../../../src/plugins/content/check/markdown/files';
import type {Change} from '../edit/changes';
import type {SourceFiles} from './files';
import type {PlacedText, SourceSite} from './model';

const isData = (file: string) => !/\.(mdx?|[cm]?[jt]sx?|astro|vue|svelte|html?)$/i.test(file);

/** Files that a page can show. */
export const isMedia = (file: string): boolean =>
  isImage(file) || /\.(mp[34]|webm|ogg|wav|m4a|bmp|ico)$/i.test(file);

/** The modules that texts of Docusaurus sites import as a rule, and that are on this site. */
const MODULES =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|BrowserOnly|useBaseUrl|useIsBrowser|useDocusaurusContext|Translate))$/;

export class Assets {
  /** Where each file comes from, by its new place. */
  readonly places = new Map<string, string>();

  /** @param excluded files that this site cannot show */
  constructor(
    readonly siteDir: string,
    readonly site: SourceSite,
    readonly files: SourceFiles,
    readonly excluded: ReadonlySet<string>,
  ) {}

  #inStatic(name: string): string[] {
    const {base, staticFolders} = this.site;
    const own = name.startsWith(`${base}/`) ? name.slice(base.length) : name;
    return staticFolders.map((folder) => path.posix.join(folder, own));
  }

  /** The file of the old site that an address in a text means. */
  #find({file, address, pictureFolder = ''}: PlacedText, url: string): string | undefined {
    const name = pathOf(url);
    const {join, dirname} = path.posix;
    const candidates = name.startsWith('@site/')
      ? [name.slice('@site/'.length)]
      : /^[~@]\//.test(name)
        ? [`src/${name.slice(2)}`]
        : name.startsWith('/')
          ? this.#inStatic(name)
          : [
              join(dirname(file), name),
              ...[pictureFolder, '', address, dirname(address)].flatMap((folder) =>
                this.#inStatic(join(folder, name)),
              ),
            ];
    return candidates
      .map(path.posix.normalize)
      .find(
        (each) =>
          name !== '' &&
          !each.startsWith('..') &&
          !this.excluded.has(each) &&
          this.files.isFile(each),
      );
  }

  /** Where a file goes: beside its text if it stood there, or into `static`. */
  #placeOf({file, key, folder, target}: PlacedText, asset: string): string {
    const {dirname, basename, join} = path.posix;
    const root = file.endsWith(`/${key}`) ? file.slice(0, -key.length) : `${dirname(file)}/`;
    const own = root === `${dirname(file)}/` ? dirname(target) : folder;
    if (asset.startsWith(root)) return join(own, asset.slice(root.length));
    const shared = this.site.staticFolders.find(
      (each) => each === '' || asset.startsWith(`${each}/`),
    );
    return shared === undefined || asset.startsWith('src/')
      ? join(dirname(target), basename(asset))
      : join('static', asset.slice(shared.length));
  }

  #isTaken(to: string, file: string): boolean {
    const other = this.places.get(to);
    if (other !== undefined) return other !== file;
    const absolute = path.join(this.siteDir, to);
    return fs.existsSync(absolute) && !fs.readFileSync(absolute).equals(this.files.bytes(file));
  }

  /** Brings the file that an address names. Returns its address here, or `undefined` for no file. */
  bring(text: PlacedText, url: string, isWanted = isData): string | undefined {
    const file = this.#find(text, url);
    if (file === undefined || !isWanted(file)) return undefined;
    // Code is shown, not run: by this name, nothing checks its types
    const first = `${this.#placeOf(text, file).normalize('NFC')}${isData(file) ? '' : '.txt'}`;
    let to = first;
    for (let count = 2; this.#isTaken(to, file); count += 1)
      to = first.replace(/(\.\w+)?$/, `-${count}$1`);
    this.places.set(to, file);
    const {dirname, relative, normalize} = path.posix;
    const beside = relative(dirname(text.target), to);
    const address = to.startsWith('static/')
      ? to.slice('static'.length)
      : beside.startsWith('.')
        ? beside
        : `./${beside}`;
    return normalize(address) === normalize(pathOf(url))
      ? url
      : address + url.replace(/^[^?#]*/, '');
  }

  /** How a module of a text is imported here, or `undefined` if it is not here. */
  module(text: PlacedText, source: string): string | undefined {
    if (MODULES.test(source)) return source;
    const [, raw] = /^!*raw-loader!([^!?]+)$/.exec(source) ?? [];
    const to = this.bring(text, raw ?? source, raw === undefined ? isData : () => true);
    if (to === undefined) return undefined;
    return `${to.startsWith('/') ? '@site/static' : ''}${to}${raw === undefined ? '' : '?raw'}`;
  }

  changes(): Change[] {
    return [...this.places].map(([file, from]) => ({
      file,
      content: this.files.bytes(from),
      what: 'picture or file',
    }));
  }
}
