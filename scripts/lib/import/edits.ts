/** Replaces a part of a text with another. */
export type Edit = {readonly start: number; readonly end: number; readonly text: string};

const countLines = (text: string) => text.split('\n').length - 1;

/** A text that is changed in several steps. It remembers on which line of its file each line was. */
export class Body {
  text: string;
  #lines: number[];

  /** @param firstLine line of the file on which the text begins */
  constructor(text: string, firstLine = 1) {
    this.text = text;
    this.#lines = text.split('\n').map((_, index) => firstLine + index);
  }

  /** The line of the source file that an offset of the present text comes from. */
  lineAt(offset: number): number {
    return this.lineOf(this.text.slice(0, offset).split('\n').length);
  }

  /** The line of the source file that a line of the present text comes from. The first is 1. */
  lineOf(line: number): number {
    return this.#lines[line - 1] ?? this.#lines.at(-1) ?? 1;
  }

  /** Makes edits. Of two that overlap, the one that begins first counts; of equal ones, the longer. */
  apply(edits: readonly Edit[]): void {
    const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
    let text = '';
    let at = 0;
    const lines = [this.lineAt(0)];
    const keep = (end: number) => {
      const part = this.text.slice(at, end);
      let line = this.text.slice(0, at).split('\n').length;
      for (let left = countLines(part); left > 0; left -= 1) lines.push(this.lineOf(++line));
      text += part;
      at = end;
    };
    for (const edit of sorted) {
      if (edit.start < at) continue;
      keep(edit.start);
      const line = this.lineAt(edit.start);
      text += edit.text;
      for (let left = countLines(edit.text); left > 0; left -= 1) lines.push(line);
      at = edit.end;
      // Where whole lines are gone, the next one begins
      if (/(^|\n)$/.test(text)) lines[lines.length - 1] = this.lineAt(at);
    }
    keep(this.text.length);
    this.text = text;
    this.#lines = lines;
  }

  /** Replaces what a pattern finds. A replacement of `undefined` leaves the place as it is. */
  replace(
    pattern: RegExp,
    change: (match: RegExpMatchArray & {index: number}) => string | undefined,
    isLeft: (offset: number) => boolean = () => false,
  ): void {
    this.apply(
      [...this.text.matchAll(pattern)].flatMap((match) => {
        if (isLeft(match.index)) return [];
        const text = change(match);
        return text === undefined
          ? []
          : [{start: match.index, end: match.index + match[0].length, text}];
      }),
    );
  }
}
