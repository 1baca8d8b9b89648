/** Pictures and other files that texts name: where they are, and where they go. */
import path from 'node:path';

import {decoded} from './addresses';
import type {SourceFiles} from './files';
import type {PlacedText, SourceSite} from './model';
import {MODULES} from './table';

const IMAGE = /\.(png|jpe?g|webp|gif|avif|svg)$/i;
export const isImage = (file: string): boolean => IMAGE.test(file);

const isData = (file: string) =>
  !/\.(mdx?|markdown|[cm]?[jt]sx?|astro|vue|svelte|html?)$|(^|\/)[^.]*$/i.test(file);

const {dirname, basename, join, normalize, relative} = path.posix;

export class Assets {
  /** Where each file comes from, by its new place. */
  readonly places = new Map<string, string>();

  constructor(
    readonly site: SourceSite,
    readonly files: SourceFiles,
    /** Is there another file of this site? */
    readonly isOther: (file: string, content: Buffer) => boolean,
  ) {}

  #inStatic(name: string): string[] {
    const {base, staticFolders} = this.site;
    const own = name.startsWith(`${base}/`) ? name.slice(base.length) : name;
    return staticFolders.map((folder) => join(folder, own));
  }

  /** The file of the old site that an address in a text means. */
  #find({file, address, pictureFolder = ''}: PlacedText, url: string): string | undefined {
    const name = decoded(url);
    const folders = [pictureFolder, '', address, dirname(address)];
    const candidates = /^(@site|~|@)\//.test(name)
      ? [name.replace(/^@site\//, '').replace(/^[~@]\//, 'src/')]
      : name.startsWith('/')
        ? this.#inStatic(name)
        : [
            join(dirname(file), name),
            ...folders.flatMap((each) => this.#inStatic(join(each, name))),
          ];
    return candidates.map(normalize).find((each) => this.files.isFile(each));
  }

  /** Where a file goes: beside its text if it stood there, or into `static`. */
  #placeOf({file, target}: PlacedText, asset: string): string {
    const beside = `${dirname(file)}/`;
    if (asset.startsWith(beside)) return join(dirname(target), asset.slice(beside.length));
    const shared = this.site.staticFolders.find(
      (each) => each === '' || asset.startsWith(`${each}/`),
    );
    return shared === undefined || asset.startsWith('src/')
      ? join(dirname(target), basename(asset))
      : join('static', asset.slice(shared.length));
  }

  /**
   * Brings the file that an address names. Returns its address here, or `undefined` for no file.
   *
   * @param isStatic it needs an address of its own, because no bundler sees it
   */
  bring(text: PlacedText, url: string, isStatic = false, isWanted = isData): string | undefined {
    const file = this.#find(text, url);
    if (file === undefined || !isWanted(file)) return undefined;
    const content = this.files.bytes(file);
    // The address of a picture in a store of large files is none
    if (!content?.length || content.toString('utf8', 0, 20).startsWith('version https://git'))
      return undefined;
    const place = this.#placeOf(text, file);
    const isMoved = isStatic && !place.startsWith('static/');
    // Code is shown, not run: by this name, nothing checks its types
    const first = `${isMoved ? join('static/files', basename(place)) : place}${isData(file) ? '' : '.txt'}`;
    let to = first;
    const isTaken = () => (this.places.get(to) ?? file) !== file || this.isOther(to, content);
    for (let count = 2; isTaken(); count += 1) to = first.replace(/(\.\w+)?$/, `-${count}$1`);
    this.places.set(to, file);
    const beside = relative(dirname(text.target), to);
    const address = to.startsWith('static/')
      ? to.slice('static'.length)
      : beside.replace(/^(?!\.)/, './');
    const end = url.replace(/^[^?#]*/, '');
    return normalize(address) === normalize(decoded(url)) ? url : address + end;
  }

  /** How a module of a text is imported here, or `undefined` if it is not here. */
  module(text: PlacedText, source: string): string | undefined {
    if (MODULES.test(source)) return source;
    const [, raw] = /^!*raw-loader!([^!?]+)$/.exec(source) ?? [];
    const to = this.bring(text, raw ?? source, false, raw === undefined ? isData : () => true);
    if (to === undefined) return undefined;
    return `${to.startsWith('/') ? '@site/static' : ''}${to}${raw === undefined ? '' : '?raw'}`;
  }
}
