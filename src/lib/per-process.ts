import {logger} from '@docusaurus/logger';

/**
 * Creates a value once per process. A variable of a module is created again for each language, because
 * Docusaurus loads the plugins again.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const values = globalThis as unknown as Record<symbol, {value: T} | undefined>;
  const key = Symbol.for(`dau.${name}`);
  return (values[key] ??= {value: make()}).value;
}

/** Prints a warning once, because each file is read for several languages, and for server and browser. */
export function warnOnce(message: string): void {
  perProcess(message, () => logger.warn(message));
}
