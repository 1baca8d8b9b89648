import {parse} from 'sucrase/dist/esm/parser';
import {TokenType} from 'sucrase/dist/esm/parser/tokenizer/types';

/** How long code may run without a pause, in milliseconds. */
const LIMIT_MS = 2_000;

const OPENING: readonly TokenType[] = [
  TokenType.parenL,
  TokenType.bracketL,
  TokenType.braceL,
  TokenType.dollarBraceL,
];
const CLOSING: readonly TokenType[] = [TokenType.parenR, TokenType.bracketR, TokenType.braceR];

/**
 * Changes TypeScript code so that each `while`, `do` and `for (;;)` loop calls a function before its
 * condition. An endless loop would freeze the page, because most browsers run the frame in the page's
 * process.
 *
 * @param check the name of the function, which returns true, or throws to end the loop
 * @returns the code unchanged if it has a syntax error, which react-live reports
 */
export function guardLoops(code: string, check: string): string {
  let tokens;
  try {
    ({tokens} = parse(code, true, true, false));
  } catch {
    return code;
  }
  const places: {at: number; text: string}[] = [];
  /** For each bracket that is open: whether it contains a loop's first part, as in `for (let i = 0;`. */
  const open: boolean[] = [];
  for (const [index, {type, end}] of tokens.entries()) {
    const [before, after] = [tokens[index - 1]?.type, tokens[index + 1]?.type];
    if (CLOSING.includes(type)) open.pop();
    if (OPENING.includes(type)) {
      const isParenthesis = type === TokenType.parenL;
      open.push(isParenthesis && before === TokenType._for);
      if (isParenthesis && before === TokenType._while) places.push({at: end, text: `${check}(),`});
    }
    // `for … of` has no semicolon
    if (type === TokenType.semi && open.at(-1)) {
      open[open.length - 1] = false;
      places.push({at: end, text: after === TokenType.semi ? `${check}()` : `${check}(),`});
    }
  }
  return places
    .reverse()
    .reduce((text, {at, text: call}) => text.slice(0, at) + call + text.slice(at), code);
}

/** Creates the function that each loop calls. It throws if a loop runs for too long. */
export function createLoopCheck(): () => true {
  let end: number | undefined;
  return () => {
    const now = performance.now();
    if (end === undefined) {
      end = now + LIMIT_MS;
      // This callback runs after the current synchronous code has finished
      setTimeout(() => {
        end = undefined;
      });
    } else if (now > end) {
      throw new RangeError('The loop ran for too long.');
    }
    return true;
  };
}
