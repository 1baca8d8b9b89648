import {createHash} from 'node:crypto';

/** All that pages are made of: what the bundler has made for the server. */
export type Bundle = {
  /** By id, the modules that are there before any page is made. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** The files of its chunks: `<name>.<hash>.js`. */
  readonly files: readonly string[];
  readonly read: (file: string) => string | Uint8Array;
  /** The chunks of each page. */
  readonly pages: Readonly<Record<string, readonly string[] | undefined>>;
};

const nameOf = (file: string) => file.split('.', 1)[0] ?? '';

/**
 * Tells of a page a key that is another one whenever anything differs that the
 * page is made from, down to the last character of code and content.
 *
 * A page may use every module of the bundle itself (the theme, the settings, the
 * global data, the list of routes), and of its chunks those that its route names
 * (the text, its facts, what its parts import). A chunk that no page's route
 * names may be asked for by any module: it counts for every page.
 *
 * @param around what else a page depends on
 */
export function createKeys(
  {modules, files, read, pages}: Bundle,
  around: readonly unknown[],
): (pathname: string) => string | undefined {
  const named = new Set(Object.values(pages).flatMap((names) => names ?? []));
  const byName = new Map<string, string[]>();
  const common = createHash('sha256').update(JSON.stringify(around));
  for (const id of Object.keys(modules).sort()) {
    common.update(`\0${id}\0${String(modules[id])}`);
  }
  for (const file of [...files].sort()) {
    const name = nameOf(file);
    if (named.has(name)) byName.set(name, [...(byName.get(name) ?? []), file]);
    else common.update(`\0${name}\0`).update(read(file));
  }
  const forAll = common.digest('hex');

  const hashes = new Map<string, string>();
  const hashOf = (name: string) => {
    let known = hashes.get(name);
    if (known === undefined) {
      const hash = createHash('sha256');
      // A chunk without a file has all its modules in the bundle itself
      for (const file of byName.get(name) ?? []) hash.update(read(file));
      hashes.set(name, (known = hash.digest('hex')));
    }
    return known;
  };

  return (pathname) => {
    const names = pages[pathname];
    // What is not one page (not found, the parents of guides) is made every time
    if (names === undefined) return undefined;
    const parts = names.map((name) => [name, hashOf(name)]);
    return createHash('sha256')
      .update(JSON.stringify([forAll, pathname, parts]))
      .digest('hex');
  };
}
