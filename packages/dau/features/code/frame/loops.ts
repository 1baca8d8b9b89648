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
  const guard = (index: number, end: TokenType) => {
    const isEmpty = tokens[index + 1]?.type === end;
    const at = tokens[index]?.end;
    if (at !== undefined) places.push({at, text: isEmpty ? `${check}()` : `${check}(),`});
  };
  for (const [index, {type}] of tokens.entries()) {
    if (tokens[index + 1]?.type !== TokenType.parenL) continue;
    if (type === TokenType._while) guard(index + 1, TokenType.parenR);
    if (type !== TokenType._for) continue;
    let depth = 0;
    for (let next = index + 1; next < tokens.length; next += 1) {
      const inside = tokens[next]?.type ?? TokenType.eof;
      if (OPENING.includes(inside)) depth += 1;
      if (CLOSING.includes(inside)) depth -= 1;
      const isSemicolon = depth === 1 && inside === TokenType.semi;
      if (isSemicolon) guard(next, TokenType.semi);
      // `for … of` has no semicolon
      if (isSemicolon || depth === 0) break;
    }
  }
  return places
    .sort((a, b) => b.at - a.at)
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
