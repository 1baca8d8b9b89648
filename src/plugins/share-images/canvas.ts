/** A picture whose pixels are entries of a palette. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** From the top; each is {@link MARGIN} and then its pixels, as PNG has it. */
  readonly rows: Uint8Array;
};

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** How much of each pixel of a box a shape covers: from 0, nothing, to a last level, all of it. */
export type Mask = Box & {readonly levels: Uint8Array};

/** A byte that says how to read a row; zero is: as it is. */
const MARGIN = 1;

const indexOf = (canvas: Canvas, x: number, y: number) => y * (MARGIN + canvas.width) + MARGIN + x;

/** A canvas of the palette's first colour. */
export function createCanvas(width: number, height: number): Canvas {
  return {width, height, rows: new Uint8Array((MARGIN + width) * height)};
}

export function copyOf(canvas: Canvas): Canvas {
  return {...canvas, rows: canvas.rows.slice()};
}

/** Makes a box, all of which lies on the canvas, one colour. */
export function fill(canvas: Canvas, {left, top, width, height}: Box, color: number): void {
  for (let y = top; y < top + height; y += 1) {
    const start = indexOf(canvas, left, y);
    canvas.rows.fill(color, start, start + width);
  }
}

/** Makes a box, all of which lies on the canvas, what a function says of each of its pixels. */
export function paint(
  canvas: Canvas,
  {left, top, width, height}: Box,
  colorAt: (x: number, y: number) => number,
): void {
  for (let y = 0; y < height; y += 1) {
    const start = indexOf(canvas, left, top + y);
    for (let x = 0; x < width; x += 1) canvas.rows[start + x] = colorAt(x, y);
  }
}

/**
 * Puts a shape onto paper, or onto shapes of the same ramp: where two meet, the one that covers
 * more of a pixel is seen. What would lie beyond the canvas is left out.
 *
 * @param ramp entry of level 1
 */
export function stamp(canvas: Canvas, mask: Mask, x: number, y: number, ramp: number): void {
  const {rows} = canvas;
  const {levels} = mask;
  const [left, top] = [x + mask.left, y + mask.top];
  const [firstColumn, endColumn] = [Math.max(0, -left), Math.min(mask.width, canvas.width - left)];
  const [firstRow, endRow] = [Math.max(0, -top), Math.min(mask.height, canvas.height - top)];
  for (let row = firstRow; row < endRow; row += 1) {
    const from = row * mask.width;
    const to = indexOf(canvas, left, top + row);
    for (let column = firstColumn; column < endColumn; column += 1) {
      const level = levels[from + column] ?? 0;
      if (level === 0) continue;
      const color = ramp + level - 1;
      if (color > (rows[to + column] ?? 0)) rows[to + column] = color;
    }
  }
}
