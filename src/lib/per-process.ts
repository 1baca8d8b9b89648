/**
 * Creates a value once per process. Docusaurus loads the plugins again for each language, which resets
 * variables of modules.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const values = globalThis as unknown as Record<symbol, {value: T} | undefined>;
  const key = Symbol.for(`dau.${name}`);
  return (values[key] ??= {value: make()}).value;
}
