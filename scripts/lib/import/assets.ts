/** Pictures and other files that texts name: where they are, and where they go. */
import path from 'node:path';

import {decoded} from './addresses';
import type {SourceFiles} from './files';
import type {PlacedText, SourceSite} from './model';
import {table} from './shortcodes-and-components';

const isData = (file: string) =>
  !/\.(mdx?|markdown|[cm]?[jt]sx?|astro|vue|svelte|html?)$|(^|\/)[^.]*$/i.test(file);

const {dirname, basename, join, normalize, relative} = path.posix;

/** @param isOther is there another file of this name on this site? */
export function assetsOf(
  {base, staticFolders}: SourceSite,
  files: SourceFiles,
  isOther: (file: string, content: Buffer) => boolean,
) {
  /** Where each file comes from, by its new place. */
  const places = new Map<string, string>();

  const inStatic = (name: string): string[] => {
    const own = name.startsWith(`${base}/`) ? name.slice(base.length) : name;
    return staticFolders.map((folder) => join(folder, own));
  };

  /** The file of the old site that an address in a text means. */
  function find({file, address, pictureFolder = ''}: PlacedText, url: string): string | undefined {
    const name = decoded(url);
    const folders = [pictureFolder, '', address, dirname(address)];
    const beside = () => [
      join(dirname(file), name),
      ...folders.flatMap((each) => inStatic(join(each, name))),
    ];
    const candidates = /^(@site|~|@)\//.test(name)
      ? [name.replace(/^@site\//, '').replace(/^[~@]\//, 'src/')]
      : name.startsWith('/')
        ? inStatic(name)
        : beside();
    return candidates.map(normalize).find((each) => files.isFile(each));
  }

  /** Where a file goes: beside its text if it stood there, or into `static`. */
  function placeOf({file, target}: PlacedText, asset: string): string {
    const beside = `${dirname(file)}/`;
    if (asset.startsWith(beside)) return join(dirname(target), asset.slice(beside.length));
    const shared = staticFolders.find((each) => each === '' || asset.startsWith(`${each}/`));
    return shared === undefined || asset.startsWith('src/')
      ? join(dirname(target), basename(asset))
      : join('static', asset.slice(shared.length));
  }

  /**
   * Brings the file that an address names. Returns its address here, or `undefined` for no file.
   *
   * @param isStatic it needs an address of its own, because no bundler sees it
   */
  function bring(text: PlacedText, url: string, isStatic = false) {
    const file = find(text, url);
    if (file === undefined || !isData(file)) return undefined;
    const content = files.bytes(file);
    // The address of a picture in a store of large files is none
    if (content.length === 0 || content.toString('utf8', 0, 20).startsWith('version https://git'))
      return undefined;
    const place = placeOf(text, file);
    const isMoved = isStatic && !place.startsWith('static/');
    const first = isMoved ? join('static/files', basename(place)) : place;
    let to = first;
    const isTaken = () => (places.get(to) ?? file) !== file || isOther(to, content);
    for (let count = 2; isTaken(); count += 1) to = first.replace(/(\.\w+)?$/, `-${count}$1`);
    places.set(to, file);
    const address = to.startsWith('static/')
      ? to.slice('static'.length)
      : relative(dirname(text.target), to).replace(/^(?!\.)/, './');
    return normalize(address) === normalize(decoded(url))
      ? url
      : address + url.replace(/^[^?#]*/, '');
  }

  return {
    places,
    bring,

    /** How a module of a text is imported here, or `undefined` if it is not here. */
    module(text: PlacedText, source: string): string | undefined {
      if (table.modules.includes(source)) return source;
      const to = bring(text, source);
      return to?.startsWith('/') ? `@site/static${to}` : to;
    },
  };
}
