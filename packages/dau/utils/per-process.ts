/**
 * Creates a value once per process. Docusaurus reloads the plugins for each language, which resets
 * module-level variables.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const values = globalThis as unknown as Record<symbol, {value: T} | undefined>;
  const key = Symbol.for(`dau.${name}`);
  return (values[key] ??= {value: make()}).value;
}
