/** How a person is asked, where there is one. */
export type Ask = {
  readonly text: (question: {
    readonly message: string;
    readonly initial?: string;
    readonly isOptional?: boolean;
    /** What is wrong with an answer, as a sentence. */
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

/** What was asked for cannot be done; the message says what to do instead. */
export class Refusal extends Error {}

/** Stops with a message. */
export function refuse(message: string): never {
  throw new Refusal(message);
}
