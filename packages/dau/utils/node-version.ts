/** Exits if Node.js is too old, because later errors would not mention the reason. */

/** Returns whether a version matches `engines` in package.json. */
function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

if (!isSupported(process.versions.node)) {
  process.stderr.write(
    `\nError: Node.js ${process.versions.node} is not supported. This site needs 22.12 or newer (or 20.19 or newer in version 20).\n` +
      'Get the newest LTS version from https://nodejs.org, then run: npm install\n\n',
  );
  process.exit(1);
}
