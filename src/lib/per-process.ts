/**
 * A value that is made once in a build. Docusaurus loads every plugin anew for
 * each language: a variable of a module would be made again.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const values = globalThis as unknown as Record<symbol, {value: T} | undefined>;
  const key = Symbol.for(`dau.content-check.${name}`);
  return (values[key] ??= {value: make()}).value;
}
