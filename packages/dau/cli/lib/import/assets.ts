import path from 'node:path';

import type {SourceFiles} from './files';
import {LOST, type Placed, type SourceSite} from './model';
import {decoded, encoded, isOutside} from './urls-and-slugs';

const isData = (file: string) =>
  !/\.(mdx?|markdown|[cm]?[jt]sx?|astro|vue|svelte|html?)$|(^|\/)[^./]*$/i.test(file);

const {dirname, basename, join, normalize, relative} = path.posix;
type User = Pick<Placed, 'file' | 'target' | 'url' | 'imageFolder'>;

export type Assets = ReturnType<typeof assetsOf>;

export function assetsOf(site: SourceSite, files: SourceFiles) {
  const {base, settings} = site;
  /** Maps the new path of each imported file to its old path. */
  const places = new Map(site.categories);
  function find({file, url, imageFolder}: User, name: string): string | undefined {
    const inSite = name.startsWith(`${base}/`) ? name.slice(base.length) : name;
    const inStatic = (folder: string) => settings.static.map((each) => join(each, folder, inSite));
    // Hexo stores a post's files in a folder with the same name as the post
    const nextTo = [dirname(file), file.replace(/\.\w+$/, '')].map((folder) => join(folder, name));
    const candidates = [
      ...(name.startsWith('/') ? [] : nextTo),
      ...['', imageFolder, url, dirname(url)].flatMap(inStatic),
      normalize(name.replace(/^@site\//, '').replace(/^[~@]\//, 'src/')),
    ];
    const exact = candidates.find((each) => files.isFile(each));
    // In a vault, a link can be a file name without its folder
    return exact ?? (settings.vault ? files.endingWith(`/${name}`) : undefined);
  }

  /**
   * Chooses a file's new path. Files from a static folder go into `static`. Other files go next to the
   * item that uses them, or into `static/files` if `isStatic` is true.
   */
  function placeOf({file, target}: User, asset: string, isStatic: boolean): string {
    const folder = `${dirname(file)}/`;
    const isNear = asset.startsWith(folder);
    const shared = settings.static.find((each) => each === '' || asset.startsWith(`${each}/`));
    if (shared !== undefined && !isNear && !asset.startsWith('src/'))
      return join('static', asset.slice(shared.length));
    if (isStatic) return join('static/files', basename(asset));
    return join(dirname(target), isNear ? asset.slice(folder.length) : basename(asset));
  }

  /**
   * Imports the file that a URL refers to. Returns the new URL, or `undefined` if the file is not
   * found, or is a script.
   *
   * @param isStatic whether the file must be in `static`, because the bundler does not process the link
   */
  function bring(item: User, url: string, isStatic = false): string | undefined {
    const file = find(item, decoded(url));
    if (file === undefined || !isData(file)) return undefined;
    const first = placeOf(item, file, isStatic);
    let to = first;
    for (let count = 2; (places.get(to) ?? file) !== file; count += 1)
      to = first.replace(/(\.\w+)?$/, `-${count}$1`);
    places.set(to, file);
    const inSite = to.startsWith('static/') ? to.slice(6) : relative(dirname(item.target), to);
    const link = inSite.replaceAll('%', '%25').replace(/^(?![./])/, './');
    // A `%` that is not an escape, as in `100%.png`, would stop the build
    const isUnchanged =
      !/%(?![\da-f]{2})/i.test(url) && normalize(decoded(link)) === normalize(decoded(url));
    return isUnchanged ? url : link + url.replace(/^[^?#]*/, '');
  }

  /** Imports an image from front matter or from a list of authors. Images on other hosts stay there. */
  function image(user: User, url: string): string | undefined {
    if (isOutside(url)) return url;
    const to = bring(user, url);
    if (to === undefined) site.problems.push({file: user.file, ...LOST.file, found: url});
    return to && encoded(to);
  }

  return {places, bring, image};
}
