/** Stops a command with an error message for the author. */
export function refuse(message: string): never {
  throw new Error(message);
}
