import {entry, LOGO_COLORS, PAPER, type Color} from './palette';
import {rasterize} from './raster';

/** A square picture. */
export type Logo = {
  /** What the palette has to have from `entry.logo` on. */
  readonly colors: readonly Color[];
  /** The entry of a pixel. */
  readonly at: (x: number, y: number) => number;
};

/** Each colour once, the most frequent first. */
function distinct(colors: readonly Color[]): Color[] {
  const counts = new Map<string, {readonly color: Color; readonly count: number}>();
  for (const color of colors) {
    const name = color.join();
    counts.set(name, {color, count: (counts.get(name)?.count ?? 0) + 1});
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({color}) => color);
}

/**
 * Makes colours few enough: those whose first bits are the same become the most frequent of them.
 *
 * @param colors the most frequent first
 */
function reduce(
  colors: readonly Color[],
  most: number,
  ignoredBits = 0,
): {readonly kept: readonly Color[]; readonly indexOf: (color: Color) => number} {
  const likeness = (color: Color) => color.map((value) => value >> ignoredBits).join();
  const kept = new Map<string, Color>();
  for (const color of colors) if (!kept.has(likeness(color))) kept.set(likeness(color), color);
  if (kept.size > most) return reduce(colors, most, ignoredBits + 1);
  const likenesses = [...kept.keys()];
  return {
    kept: [...kept.values()],
    indexOf: (color) => likenesses.indexOf(likeness(color)),
  };
}

/** Draws a logo on paper. Only one with a gradient has more colours than there is room for. */
export function drawLogo(svg: Uint8Array, size: number): Logo {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const square = `width="${size}" height="${size}"`;
  const rgba = rasterize(
    size,
    size,
    `<rect ${square} fill="${PAPER}"/><image ${square} xlink:href="${address}"/>`,
  );
  const colorAt = (x: number, y: number): Color => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray((y * size + x) * 4);
    return [red, green, blue];
  };
  const drawn = Array.from({length: size * size}, (_, pixel) =>
    colorAt(pixel % size, Math.floor(pixel / size)),
  );
  const {kept, indexOf} = reduce(distinct(drawn), LOGO_COLORS);
  return {colors: kept, at: (x, y) => entry.logo + indexOf(colorAt(x, y))};
}
