/** Returns true if version `a` is newer than version `b`. Both are like `1.2.0`. */
export const isNewer = (a: string, b: string): boolean =>
  a.localeCompare(b, 'en', {numeric: true}) > 0;

/**
 * Returns the sections of a changelog that an author has not seen: those of newer
 * versions, and that of its own version if it grew.
 *
 * @param old the changelog of the site; empty if it has none
 * @param from the engine version of the site
 */
export function newSections(changelog: string, old: string, from: string): string {
  return changelog
    .split(/^(?=## )/m)
    .filter((section) => {
      const [, version] = /^## (\d+\.\d+\.\d+)/.exec(section) ?? [];
      if (version === undefined) return false;
      return (
        isNewer(version, from) || (version === from && old !== '' && !old.includes(section.trim()))
      );
    })
    .join('')
    .trim();
}
