/**
 * Draws up to 152 bytes of text as a QR code. To keep the code short, it supports only one kind: version 8
 * (49 × 49 modules), error correction level M, byte mode.
 */
const SIZE = 49;
const DATA_BYTES = 154;
const CHECK_BYTES = 22;
const BLOCKS = [38, 38, 39, 39];
const FINDERS = [
  [3, 3],
  [3, 45],
  [45, 3],
] as const;
const ALIGNMENTS = [
  [6, 24],
  [24, 6],
  [24, 24],
  [24, 42],
  [42, 24],
  [42, 42],
] as const;
const VERSION_BITS = 0x085bc;

/** Which modules are dark. Modules that are still free have no entry. */
type Grid = Map<number, boolean>;

const place = (row: number, column: number) => row * SIZE + column;
const bitOf = (bits: number, index: number) => ((bits >> index) & 1) === 1;

/** Multiplies in the field of 256 elements that QR codes use. */
function multiply(a: number, b: number) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product > 127 ? 0x11d : 0);
    if (bitOf(b, bit)) product ^= a;
  }
  return product;
}

/** The polynomial with the roots 1, 2, 4, 8 …, without its first coefficient, which is 1. */
function generator() {
  let polynomial = [1];
  for (let degree = 0, root = 1; degree < CHECK_BYTES; degree += 1, root = multiply(root, 2)) {
    const timesRoot = [0, ...polynomial].map((value) => multiply(value, root));
    polynomial = [...polynomial, 0].map((value, index) => value ^ (timesRoot[index] ?? 0));
  }
  return polynomial.slice(1);
}

/** Returns the bytes that let a scanner repair a block: the remainder of a division by the generator. */
function checkBytes(block: number[]) {
  const divisor = generator();
  let rest = divisor.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((value, index) => (rest[index + 1] ?? 0) ^ multiply(value, factor));
  }
  return rest;
}

/** Splits the bytes into blocks, adds the check bytes, and takes one byte of each block in turn. */
function codewords(text: string) {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > DATA_BYTES - 2) throw new Error('The text is too long for this QR code.');
  const hex = [bytes.length, ...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // 4 means byte mode, and 0 ends the text
  const data = (`4${hex}0`.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  for (let pad = 0xec; data.length < DATA_BYTES; pad ^= 0xec ^ 0x11) data.push(pad);

  const blocks = BLOCKS.map((length) => data.splice(0, length));
  const inTurn = (parts: number[][], length: number) =>
    Array.from({length}, (_, index) => parts.flatMap((part) => part[index] ?? [])).flat();
  return [...inTurn(blocks, 39), ...inTurn(blocks.map(checkBytes), CHECK_BYTES)];
}

/** Writes the number of the mask, twice, with its own error correction. */
function writeFormat(grid: Grid, mask: number) {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ (rest > 511 ? 0x537 : 0);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let index = 0; index < 15; index += 1) {
    const isDark = bitOf(bits, index);
    if (index < 8) {
      grid.set(place(index < 6 ? index : index + 1, 8), isDark);
      grid.set(place(8, SIZE - 1 - index), isDark);
    } else {
      grid.set(place(8, index === 8 ? 7 : 14 - index), isDark);
      grid.set(place(SIZE - 15 + index, 8), isDark);
    }
  }
  grid.set(place(SIZE - 8, 8), true);
}

/** Draws what is the same in all codes of this version. */
function fixedPatterns() {
  const grid: Grid = new Map();
  const squares = (row: number, column: number, reach: number, light: number[]) => {
    for (let y = Math.max(0, row - reach); y <= Math.min(SIZE - 1, row + reach); y += 1)
      for (let x = Math.max(0, column - reach); x <= Math.min(SIZE - 1, column + reach); x += 1) {
        const distance = Math.max(Math.abs(y - row), Math.abs(x - column));
        grid.set(place(y, x), !light.includes(distance));
      }
  };
  for (let index = 0; index < SIZE; index += 1) {
    grid.set(place(6, index), index % 2 === 0);
    grid.set(place(index, 6), index % 2 === 0);
  }
  for (const [row, column] of ALIGNMENTS) squares(row, column, 2, [1]);
  for (const [row, column] of FINDERS) squares(row, column, 4, [2, 4]);
  for (let index = 0; index < 18; index += 1) {
    const near = Math.floor(index / 3);
    const far = SIZE - 11 + (index % 3);
    grid.set(place(near, far), bitOf(VERSION_BITS, index));
    grid.set(place(far, near), bitOf(VERSION_BITS, index));
  }
  writeFormat(grid, 0);
  return grid;
}

/** Lists the free modules in the order of the bits: two columns at a time, up and down in turn. */
function freePlaces(fixed: Grid) {
  const places: [row: number, column: number][] = [];
  let isUp = true;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    // The vertical timing pattern
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step += 1)
      for (const column of [right, right - 1]) {
        const row = isUp ? SIZE - 1 - step : step;
        if (!fixed.has(place(row, column))) places.push([row, column]);
      }
    isUp = !isUp;
  }
  return places;
}

/** A mask inverts the modules where it is 0, so that no large area has one color. */
const MASKS: ((row: number, column: number) => number)[] = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => ((row * column) % 2) + ((row * column) % 3),
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
];

/** Says how hard a code is to scan, by the four rules of the standard. Fewer points are better. */
function penalty(code: boolean[][]) {
  const rows = code.map((row) => row.map(Number).join(''));
  const columns = code.map((_, column) => rows.map((row) => row[column]).join(''));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  rows.slice(1).forEach((row, above) => {
    for (let column = 1; column < SIZE; column += 1) {
      const pair = row.slice(column - 1, column + 1);
      const isSame = pair[0] === pair[1] && rows[above]?.startsWith(pair, column - 1);
      if (isSame) points += 3;
    }
  });
  const dark = rows.join('').replaceAll('0', '').length / SIZE ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** Returns the rows of a QR code. Dark modules are `true`. */
export function qrCode(text: string): boolean[][] {
  const bits = codewords(text).flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => bitOf(byte, bit)),
  );
  const fixed = fixedPatterns();
  const places = freePlaces(fixed);
  const candidates = MASKS.map((mask, number) => {
    const grid = new Map(fixed);
    writeFormat(grid, number);
    places.forEach(([row, column], index) =>
      grid.set(place(row, column), bits[index] !== (mask(row, column) === 0)),
    );
    const numbers = [...Array(SIZE).keys()];
    return numbers.map((row) => numbers.map((column) => grid.get(place(row, column)) === true));
  });
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}
