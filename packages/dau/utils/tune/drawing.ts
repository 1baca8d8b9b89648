import {notesOf, type Note, type Tone} from './notes';

/** The width of the drawing. Its height is an option, and its lines continue on both sides. */
export const WIDTH = 1600;

/**
 * The brush strokes of each tone. A stroke is a list of points: the time in the syllable (0 to 1), the
 * pitch in Chao's levels (1 to 5, northern speech), and the pressure of the brush.
 */
const STROKES: Readonly<Record<Tone | 'none', string>> = {
  ngang: '0,3.36,.7 .08,3.36,1.12 .3,3.5,.86 .62,3.52,.74 .84,3.49,.92 1,3.44,1.08',
  huyền: '0,2.9,.9 .12,2.62,1.4 .36,2.12,1.16 .66,1.52,.74 .9,1.12,.36 1.06,.9,.03',
  sắc: '0,2.72,.3 .2,2.9,.6 .46,3.35,.84 .74,4.15,1.1 .9,4.72,1.28 .97,5.08,.95',
  hỏi: '0,3.3,.8 .08,2.75,1.24 .24,1.6,1.02 .46,.9,.88 .7,1.2,.74 .9,2.4,.54 .99,3.2,.04',
  ngã: '0,2.8,.6 .07,2.95,.88 .2,3.35,.7 .34,3.9,.06/.42,2.95,.26 .58,3.25,.6 .78,4.1,.92 .93,4.8,1.1 .98,5.1,.85',
  nặng: '0,3.3,.8 .12,3,1.3 .32,2.55,.9 .52,2.1,.34 .58,1.95,.03',
  none: '0,3,.62 .05,3,.86 .35,3.04,.7 .7,3.04,.66 .93,3,.8 1,2.98,.84',
};
// cspell:ignore bdfhklt gjpqy
/** The dot below a nặng, or the period of a title without any tone: a circle drawn by hand. */
const DOT = '-1,-.9 .6,-1.1 1.15,.3 .2,1.15 -1,.6';

type Point = readonly [x: number, y: number];

const pointsOf = (stroke: string) =>
  stroke.split(' ').map((point) => {
    const [x = 0, y = 0, pressure = 0] = point.split(',').map(Number);
    return [x, y, pressure] as const;
  });

/** Returns the strokes of a tone, as lists of points: the time, the level, and the pressure. */
export const strokesOf = (tone: Tone | 'none') => STROKES[tone].split('/').map(pointsOf);

/** Returns a closed, smooth path. Control points have even coordinates, so that the path has only whole numbers. */
function closedCurve(points: readonly Point[]): string {
  const even = points.map(([x, y]): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]);
  const middles = even.map(([x, y], index): Point => {
    const [nextX, nextY] = even[(index + 1) % even.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const [start = [0, 0], ...rest] = middles;
  let [x, y] = start;
  const steps = [even[1] ?? start, ...rest, start].map((to, index) => {
    const step = `${to[0] - x} ${to[1] - y}`;
    // The first step leads to a control point, from which the path does not continue
    if (index > 0) [x, y] = to;
    return step;
  });
  const [control, end, ...more] = steps;
  return `M${start.join(' ')}q${control} ${end}t${more.join(' ')}z`.replace(/ -/g, '-');
}

/** Returns the outline of a brush stroke: its slanted start, one side, its slanted end, the other side. */
function outline(points: readonly Point[], widths: readonly number[], width: number): Point[] {
  const last = points.length - 1;
  /**
   * @param side from -1 to 1
   * @param along how far before or after the point, in stroke widths
   */
  const at = (index: number, side: number, along = 0): Point => {
    const [[x, y] = [0, 0], [ax, ay] = [0, 0], [bx, by] = [0, 0]] = [
      points[index],
      points[Math.max(0, index - 1)],
      points[Math.min(last, index + 1)],
    ];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    const across = (side * width * (widths[index] ?? 0)) / 2;
    return [x + dy * across + dx * along * width, y - dx * across + dy * along * width];
  };
  const side = (which: number) => points.map((_, index) => at(index, which));
  // Two equal points make a corner
  const corner = at(0, 1.1, -0.32);
  const endPressure = widths[last] ?? 0;
  const endCorner = at(last, 0.9, 0.1 * endPressure);
  return [
    ...[at(0, -0.9, -0.08), at(0, 0.1, -0.2), corner, corner, ...side(1).slice(1)],
    ...[
      endCorner,
      endCorner,
      at(last, -0.9, -0.05 * endPressure),
      ...side(-1).reverse().slice(0, -1),
    ],
  ];
}

/** The silence between two words. */
const GAP = 0.32;
/** The minimum space on both sides of a centered tune. */
const MARGIN = 120;
/** The largest font size of the words, and the smallest: 13 pixels on a phone. Smaller words are left out. */
const [LARGEST, SMALLEST] = [92, 58];

/** How a tune is drawn. */
export type Kind = {
  /** A longer title shows only its first and its last words. Words of other languages are left out. */
  readonly mostWords?: number;
  /** The maximum length of a row, in syllables. A longer title has up to three rows. */
  readonly rowLength?: number;
  /** The left edge of all rows. Otherwise, the tune is centered. */
  readonly left?: number;
  /** Adds each word below its stroke. Otherwise, the caller decides where to write the words. */
  readonly hasWords?: boolean;
};

export const LARGE_COVER: Kind = {rowLength: 5.9, hasWords: true};

/** Draws the first and the last two words, because the titles of a series often have the same beginning. */
export const SMALL_COVER: Kind = {mostWords: 4, rowLength: 6};

/** Below the title of a post. The outline of the first stroke needs the space at the left. */
export const BELOW_TITLE: Kind = {rowLength: 14, left: 20};

type LengthOf = (note: Note) => number;

const sum = (row: readonly Note[], lengthOf: LengthOf) =>
  row.reduce((total, note) => total + lengthOf(note), -GAP);

/** Splits notes into rows of about the same length. Rows end at punctuation, if possible. */
function toRows(notes: readonly Note[], count: number, lengthOf: LengthOf): (readonly Note[])[] {
  if (count === 1) return [notes];
  const target = sum(notes, lengthOf) / count;
  const badness = (end: number) =>
    Math.abs(sum(notes.slice(0, end), lengthOf) / target - 1) -
    (notes[end - 1]?.endsPhrase ? 0.2 : 0);
  const ends = notes.slice(1).map((_, index) => index + 1);
  const best = ends.reduce((a, b) => (badness(b) < badness(a) ? b : a), 1);
  return [notes.slice(0, best), ...toRows(notes.slice(best), count - 1, lengthOf)];
}

const circle = (centerX: number, centerY: number, size: number) =>
  closedCurve(pointsOf(DOT).map(([dx, dy]) => [centerX + dx * size, centerY + dy * size]));

/** The place and the size of a word. */
type Place = {
  readonly x: number;
  readonly length: number;
  /** Returns the vertical position of a pitch. */
  readonly y: (level: number) => number;
  readonly width: number;
};

/** Draws the strokes of a tone. `base` raises them, in levels. */
const drawStrokes = (tone: Tone | 'none', {x, length, y, width}: Place, base = 0): string =>
  strokesOf(tone)
    .map((points) => {
      const path = points.map(([time, level]): Point => [x + time * length, y(level + base)]);
      const pressures = points.map(([, , pressure]) => pressure);
      return closedCurve(outline(path, pressures, width));
    })
    .join('');

/** Draws a word of a title without Vietnamese: a level stroke, raised for tall letters and lowered for descenders. */
function drawWord({word}: Note, place: Place): string {
  const height = /[\p{Lu}\p{N}bdfhklt]/u.test(word) ? 1.2 : 0;
  const depth = /[gjpqy]/.test(word) ? 1.2 : 0;
  return drawStrokes('none', place, height - depth);
}

/** Draws a word of another language in a Vietnamese title: a rest of three dots, because a line would be a tone. */
const drawRest = ({x, length, y, width}: Place): string =>
  [0.2, 0.5, 0.8].map((time) => circle(x + time * length, y(3), 0.2 * width)).join('');

/**
 * Draws the tune of a title: a brush stroke for each Vietnamese syllable, on five lines. A title without
 * Vietnamese has a level stroke for each word, and ends in a dot. Returns SVG paths: `lines` need a
 * stroke, `strokes` and `dots` a fill. `words` has the horizontal middle and the baseline of each word, for text of
 * the size `wordSize`.
 *
 * @param height the height of the drawing
 */
export function drawTune(title: string, height: number, kind: Kind = {}) {
  const {mostWords, rowLength = 18, hasWords = false} = kind;
  const all = notesOf(title);
  const vietnamese = all.filter(({tone}) => tone);
  const hasTones = vietnamese.length > 0;
  const shown = mostWords && hasTones ? vietnamese : all;
  const notes =
    mostWords && shown.length > mostWords
      ? [...shown.slice(0, mostWords / 2), ...shown.slice(-mostWords / 2)]
      : shown;
  // A long word needs more room than its stroke
  const lengthOf: LengthOf = ({word, duration}) =>
    Math.max(duration + GAP, hasWords ? 0.28 * word.length + 0.2 : 0);
  const count = Math.min(3, Math.ceil(sum(notes, lengthOf) / rowLength) || 1);
  const rows = toRows(notes, count, lengthOf);
  const pitch = (0.9 * height) / count;
  // The period of a title without Vietnamese is after its last stroke
  const longest = Math.max(1, ...rows.map((row) => sum(row, lengthOf))) + (hasTones ? 0 : GAP);
  const unit = Math.min((WIDTH - 2 * (kind.left ?? MARGIN)) / longest, 0.66 * pitch, 320);
  const wordSize = Math.round(Math.min(0.5 * unit, LARGEST, 0.24 * pitch));
  const showsWords = hasWords && wordSize >= SMALLEST;
  const staff = Math.min(1.6 * unit, (showsWords ? 0.46 : 0.6) * pitch);
  const width = 0.25 * staff;
  const words: {word: string; x: number; y: number}[] = [];
  const drawing = {lines: '', strokes: '', dots: '', words, wordSize};

  rows.forEach((row, index) => {
    const middle =
      height / 2 + (index - (count - 1) / 2) * pitch - (showsWords ? 0.7 * wordSize : 0);
    const y = (level: number) => Math.round(middle + ((3 - level) / 4) * staff);
    for (const level of [1, 2, 3, 4, 5]) drawing.lines += `M${-WIDTH} ${y(level)}h${3 * WIDTH}`;
    let start = kind.left ?? (WIDTH - longest * unit) / 2;
    for (const note of row) {
      const room = lengthOf(note) * unit;
      const length = note.duration * unit;
      const x = start + (room - GAP * unit - length) / 2;
      const place = {x, length, y, width};
      if (note.tone) drawing.strokes += drawStrokes(note.tone, place);
      else drawing.strokes += hasTones ? drawRest(place) : drawWord(note, place);
      if (note.tone === 'nặng') drawing.dots += circle(x + 0.72 * length, y(1.2), 0.6 * width);
      if (!hasTones && note === notes.at(-1))
        drawing.dots += circle(x + length + 0.2 * unit, y(2.1), 0.6 * width);
      if (showsWords || !hasWords) {
        const baseline = y(1) + 0.12 * unit + 1.15 * wordSize;
        words.push({word: note.word, x: Math.round(x + length / 2), y: Math.round(baseline)});
      }
      start += room;
    }
  });
  return drawing;
}
