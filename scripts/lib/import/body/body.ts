/** Replaces a part of a text with another. */
export type Edit = {readonly start: number; readonly end: number; readonly text: string};

const linesIn = (text: string) => text.split('\n').length;

/** A text that is changed in several steps. It remembers on which line of its file each line was. */
export class Body {
  text: string;
  readonly #lines: number[];

  /** @param firstLine line of the file on which the text begins */
  constructor(text: string, firstLine = 1) {
    this.text = text;
    this.#lines = text.split('\n').map((_, index) => firstLine + index);
  }

  /** The line of the source file that an offset of the present text comes from. */
  lineAt(offset: number): number {
    return this.#lines[linesIn(this.text.slice(0, offset)) - 1] ?? 1;
  }

  /** Makes edits. Of two that overlap, the one that begins first counts; of equal ones, the longer. */
  apply(edits: readonly Edit[]): void {
    let at = 0;
    const effective = [...edits]
      .sort((a, b) => a.start - b.start || b.end - a.end)
      .filter(({start, end}) => {
        if (start < at) return false;
        at = end;
        return true;
      });
    for (const {start, end, text} of effective.reverse()) {
      const line = linesIn(this.text.slice(0, start)) - 1;
      const removed = linesIn(this.text.slice(start, end)) - 1;
      const added = Array<number>(linesIn(text) - 1).fill(this.#lines[line] ?? 1);
      const isWhole = text === '' && /(^|\n)$/.test(this.text.slice(0, start));
      this.#lines.splice(isWhole ? line : line + 1, removed, ...added);
      this.text = this.text.slice(0, start) + text + this.text.slice(end);
    }
  }

  /** Replaces what a pattern finds. A replacement of `undefined` leaves the place as it is. */
  replace(
    pattern: RegExp,
    change: (match: RegExpMatchArray & {index: number}) => string | undefined,
    isLeft: (offset: number) => boolean = () => false,
  ): void {
    const matches = [...this.text.matchAll(pattern)].filter(({index}) => !isLeft(index));
    this.apply(
      matches.map((match) => {
        const text = change(match) ?? match[0];
        return {start: match.index, end: match.index + match[0].length, text};
      }),
    );
  }
}
