import path from 'node:path';

import type {Downloaded} from './download';
import type {SourceFiles} from './files';
import {isVault, type Placed, type SourceSite} from './model';
import {decoded} from './urls-and-slugs';

const isData = (file: string) =>
  !/\.(mdx?|markdown|[cm]?[jt]sx?|astro|vue|svelte|html?)$|(^|\/)[^./]*$/i.test(file);

const {dirname, basename, join, normalize, relative} = path.posix;
export type User = Pick<Placed, 'file' | 'target' | 'url' | 'imageFolder'>;

export function assetsOf({base, staticFolders, program}: SourceSite, files: SourceFiles) {
  /** Maps the new path of each imported file to its old path, or to the URL of a downloaded image. */
  const places = new Map<string, string>();
  const all = isVault(program) ? files.list('') : [];

  function find({file, url, imageFolder}: User, name: string): string | undefined {
    const inSite = name.startsWith(`${base}/`) ? name.slice(base.length) : name;
    const inStatic = (folder: string) => staticFolders.map((each) => join(each, folder, inSite));
    // Hexo stores a post's files in a folder with the same name as the post
    const nextTo = [dirname(file), file.replace(/\.\w+$/, '')].map((folder) => join(folder, name));
    // In Hugo, a bundle's files can have its URL
    const [, inBundle = name] = name.split(`/${basename(dirname(file))}/`);
    return (
      [
        ...(name.startsWith('/') ? [] : nextTo),
        ...['', imageFolder, url, dirname(url)].flatMap(inStatic),
        join(dirname(file), inBundle),
        name.replace(/^@site\//, '').replace(/^[~@]\//, 'src/'),
      ]
        .map(normalize)
        .find((each) => files.isFile(each)) ??
      // In a vault, a link can be a file name without its folder
      all.find((each) => `/${each.normalize('NFC')}`.endsWith(`/${name}`))
    );
  }

  /**
   * Chooses a file's new path. Files from a static folder go into `static`. Other files go next to the
   * item that uses them, or into `static/files` if `isStatic` is true.
   */
  function placeOf({file, target}: User, asset: string, isStatic: boolean): string {
    const folder = `${dirname(file)}/`;
    const isNear = asset.startsWith(folder);
    const shared = staticFolders.find((each) => each === '' || asset.startsWith(`${each}/`));
    if (shared !== undefined && !isNear && !asset.startsWith('src/'))
      return join('static', asset.slice(shared.length));
    if (isStatic) return join('static/files', basename(asset));
    return join(dirname(target), isNear ? asset.slice(folder.length) : basename(asset));
  }

  /**
   * Imports the file that a URL refers to. Returns the new URL, or `undefined` if the file is not
   * found.
   *
   * @param isStatic whether the file must be in `static`, because the bundler does not process the link
   * @param isCode whether scripts are imported, because their source is shown
   */
  function bring(item: User, url: string, isStatic = false, isCode = false): string | undefined {
    const file = find(item, decoded(url));
    if (file === undefined || !(isCode || isData(file))) return undefined;
    const link = take(item, file, placeOf(item, file, isStatic));
    return normalize(link) === normalize(decoded(url)) ? url : link + url.replace(/^[^?#]*/, '');
  }

  /** Chooses a free path for a file. Returns the file's new URL. */
  function take({target}: User, from: string, first: string): string {
    let to = first;
    for (let count = 2; (places.get(to) ?? from) !== from; count += 1)
      to = first.replace(/(\.\w+)?$/, `-${count}$1`);
    places.set(to, from);
    return to.startsWith('static/')
      ? to.slice('static'.length)
      : relative(dirname(target), to).replace(/^(?!\.)/, './');
  }

  /** Puts a downloaded image next to the item that uses it. Returns the image's new URL. */
  function add(item: User, url: string, {name}: Downloaded): string {
    return take(item, url, join(item.target.replace(/(\/index)?\.\w+$/, ''), name));
  }

  return {places, bring, add};
}
