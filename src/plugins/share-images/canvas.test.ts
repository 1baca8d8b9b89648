/** @jest-environment node */
import {createCanvas, fill, paint, stamp, type Mask} from './canvas';

const RAMP = 10;

/** What is on a canvas, row by row. */
function seen({width, height, rows}: ReturnType<typeof createCanvas>): number[][] {
  const all = Array.from(rows);
  const length = all.length / height;
  return Array.from({length: height}, (_, y) =>
    all.slice((y + 1) * length - width, (y + 1) * length),
  );
}

const mask = (left: number, top: number, rows: readonly (readonly number[])[]): Mask => ({
  left,
  top,
  width: rows[0]?.length ?? 0,
  height: rows.length,
  levels: Uint8Array.from(rows.flat()),
});

test('where shapes meet, the one that covers more is seen, whichever came first', () => {
  const shapes = [mask(0, 0, [[4, 3, 1]]), mask(1, 0, [[1, 2, 4]])];
  for (const order of [shapes, [...shapes].reverse()]) {
    const canvas = createCanvas(5, 1);
    for (const shape of order) stamp(canvas, shape, 0, 0, RAMP);
    expect(seen(canvas)).toEqual([[13, 12, 11, 13, 0]]);
  }
});

test('a shape stands around its origin, and beyond the canvas it is left out', () => {
  const cross = mask(-1, -1, [
    [0, 1, 0],
    [1, 2, 1],
    [0, 1, 0],
  ]);
  const drawnAt = (x: number, y: number) => {
    const canvas = createCanvas(3, 3);
    stamp(canvas, cross, x, y, RAMP);
    return seen(canvas);
  };
  expect(drawnAt(1, 1)).toEqual([
    [0, 10, 0],
    [10, 11, 10],
    [0, 10, 0],
  ]);
  expect(drawnAt(0, 0)).toEqual([
    [11, 10, 0],
    [10, 0, 0],
    [0, 0, 0],
  ]);
  expect(drawnAt(2, 2)).toEqual([
    [0, 0, 0],
    [0, 0, 10],
    [0, 10, 11],
  ]);
  expect(drawnAt(-9, 20).flat()).toEqual(Array(9).fill(0));
});

test('boxes are filled and painted where they are, and nowhere else', () => {
  const canvas = createCanvas(4, 3);
  fill(canvas, {left: 1, top: 0, width: 3, height: 1}, 5);
  paint(canvas, {left: 2, top: 1, width: 2, height: 2}, (x, y) => 1 + x + 2 * y);
  expect(seen(canvas)).toEqual([
    [0, 5, 5, 5],
    [0, 0, 1, 2],
    [0, 0, 3, 4],
  ]);
});
