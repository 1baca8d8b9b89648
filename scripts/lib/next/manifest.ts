/** What the registry says of a version of `@docusaurus/core`. */
export type Release = {
  readonly version: string;
  /** The versions of Node.js it runs on, as `>=24.14`. */
  readonly node: string;
  /** Packages that a site brings, with the versions that fit. */
  readonly peers: Readonly<Record<string, string>>;
};

type Versions = Readonly<Record<string, string>>;
export type Manifest = {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
};

/**
 * Returns package.json with another version of Docusaurus, and with the versions of React
 * and others that this one asks for. All other packages stay as they are.
 */
export function withRelease<T extends Manifest>(manifest: T, {version, peers}: Release): T {
  const change = (versions: Versions = {}) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, current]) => [
        name,
        name.startsWith('@docusaurus/') ? version : (peers[name] ?? current),
      ]),
    );
  return {
    ...manifest,
    dependencies: change(manifest.dependencies),
    devDependencies: change(manifest.devDependencies),
  };
}

/** Is a version of Node.js within a range of the form `>=24.14`? */
export function fitsNode(version: string, range: string): boolean {
  const [wanted = '0'] = /\d+(\.\d+)*/.exec(range) ?? [];
  const numbers = (text: string) => text.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = numbers(wanted);
  return (major - leastMajor || minor - leastMinor || patch - leastPatch) >= 0;
}
