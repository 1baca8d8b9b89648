/** Stops a command that cannot do what was asked. The message says what to do instead. */
export function refuse(message: string): never {
  throw new Error(message);
}
