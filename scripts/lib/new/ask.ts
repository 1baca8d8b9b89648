/** Questions at a terminal. Each returns the author's answer. */
export type Ask = {
  readonly text: (question: {
    readonly message: string;
    readonly initial?: string;
    readonly isOptional?: boolean;
    /** Returns an error message if an answer is not valid. */
    readonly check?: (value: string) => string | undefined;
  }) => Promise<string>;
  readonly choose: <T extends string>(question: {
    readonly message: string;
    readonly options: readonly {readonly value: T; readonly label: string}[];
  }) => Promise<T>;
  readonly chooseSeveral: (question: {
    readonly message: string;
    readonly options: readonly {readonly value: string; readonly label: string}[];
  }) => Promise<readonly string[]>;
};

/** An invalid request. The message says what to do instead. */
export class Refusal extends Error {}

/**
 * Stops with a message.
 *
 * @throws {Refusal} always
 */
export function refuse(message: string): never {
  throw new Refusal(message);
}
