/** A request that cannot be met. The message says what to do instead. */
export class Refusal extends Error {}

/** Stops with a message. */
export function refuse(message: string): never {
  throw new Refusal(message);
}
