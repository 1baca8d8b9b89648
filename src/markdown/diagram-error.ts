/** A diagram that a renderer cannot read. `line` counts from its first line, which is 0. */
export class DiagramError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}
