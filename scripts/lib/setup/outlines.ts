import type {Font, Glyph, PathCommand} from '@shuding/opentype.js';

type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * The outlines of a line of text. Letters and diacritics are separate, because they can have
 * different colors.
 */
export type Outline = {
  /** SVG path data. Either can be empty. */
  readonly letters: string;
  readonly marks: string;
  readonly box: Box;
};

type Contour = readonly PathCommand[];

/**
 * Letters whose dot is removed under a diacritic, each with a letter of the same height without a
 * dot.
 */
const DOTTED: Readonly<Record<string, string>> = {i: 'x', j: 'x'};
const HORN = '\u031B';

function glyphOf(font: Font, letter: string): Glyph | undefined {
  let found: Glyph | undefined;
  font.forEachGlyph(letter, 0, 0, 1, undefined, (glyph) => {
    found = glyph;
  });
  // Index 0 is the glyph for missing letters
  return found && found.index > 0 ? found : undefined;
}

/** Returns true if the font has an outline for this letter. */
export const hasLetter = (font: Font, letter: string) =>
  letter.trim() !== '' && (glyphOf(font, letter)?.path.commands.length ?? 0) > 0;

function contoursOf(glyph: Glyph | undefined): Contour[] {
  const contours: PathCommand[][] = [];
  for (const command of glyph?.path.commands ?? []) {
    if (command.type === 'M') contours.push([]);
    contours.at(-1)?.push(command);
  }
  return contours;
}

/** Returns a letter without diacritics that has the same height: `a` for `ấ`, `ơ` for `ờ`. */
function bareLetter(letter: string): string | undefined {
  const [base = '', ...marks] = letter.normalize('NFD');
  const others = marks.filter((mark) => mark !== HORN);
  if (others.length === 0) return undefined;
  return marks.includes(HORN) ? (base + HORN).normalize('NFC') : (DOTTED[base] ?? base);
}

const heights = (contours: readonly Contour[]) =>
  contours.flat().flatMap((command) => (command.type === 'Z' ? [] : [command.y]));

/**
 * Creates a function that returns true for contours of diacritics: those above or below the bare
 * letter.
 */
function isMarkOf(font: Font, letter: string): (contour: Contour) => boolean {
  const bare = bareLetter(letter);
  const ofBare = bare === undefined ? [] : heights(contoursOf(glyphOf(font, bare)));
  if (ofBare.length === 0) return () => false;
  const [bottom, top] = [Math.min(...ofBare), Math.max(...ofBare)];
  return (contour) => {
    const own = heights([contour]);
    const middle = (Math.min(...own) + Math.max(...own)) / 2;
    return middle > top || middle < bottom;
  };
}

type Point = readonly [x: number, y: number];

/** Returns the points of a command. The last one is its end point. */
function pointsOf(command: PathCommand): readonly Point[] {
  if (command.type === 'Z') return [];
  const to = [command.x, command.y] as const;
  if (command.type === 'C') {
    return [[command.x1, command.y1], [command.x2, command.y2], to];
  }
  return command.type === 'Q' ? [[command.x1, command.y1], to] : [to];
}

/** Converts font units, with y upwards, to picture units. */
function toPictureUnits(
  command: PathCommand,
  left: number,
  baseline: number,
  scale: number,
): PathCommand {
  const at = (x: number) => left + x * scale;
  const down = (y: number) => baseline - y * scale;
  if (command.type === 'Z') return command;
  const to = {x: at(command.x), y: down(command.y)};
  if (command.type === 'C') {
    const {x1, y1, x2, y2, type} = command;
    return {type, x1: at(x1), y1: down(y1), x2: at(x2), y2: down(y2), ...to};
  }
  if (command.type === 'Q') {
    return {type: command.type, x1: at(command.x1), y1: down(command.y1), ...to};
  }
  return {type: command.type, ...to};
}

/**
 * Converts contours to SVG path data with relative integer coordinates. It is short because logos
 * are in every page.
 */
function pathData(contours: readonly Contour[]): string {
  let [x, y] = [0, 0];
  return contours
    .flat()
    .map((command) => {
      if (command.type === 'Z') return 'z';
      const points = pointsOf(command).map(([px, py]) => [Math.round(px), Math.round(py)] as const);
      if (command.type === 'M') {
        [x, y] = points[0] ?? [0, 0];
        return `M${x} ${y}`;
      }
      const numbers = points.flatMap(([px, py]) => [px - x, py - y]);
      [x, y] = points.at(-1) ?? [x, y];
      // Some fonts have lines of zero length
      if (numbers.every((number) => number === 0)) return '';
      return command.type.toLowerCase() + numbers.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

/** Returns the outline of a line of text. Letters that the font lacks are left out. */
export function outlineOf(
  font: Font,
  text: string,
  {x = 0, baseline = 0, size = 100} = {},
): Outline {
  const scale = size / font.unitsPerEm;
  const parts: {letters: Contour[]; marks: Contour[]} = {letters: [], marks: []};
  let before = '';
  for (const letter of text.normalize('NFC')) {
    if (letter !== ' ' && !hasLetter(font, letter)) continue;
    before += letter;
    // This position includes the kerning with the letter before
    const at = x + font.getAdvanceWidth(before, size) - font.getAdvanceWidth(letter, size);
    const isMark = isMarkOf(font, letter);
    for (const contour of contoursOf(glyphOf(font, letter))) {
      parts[isMark(contour) ? 'marks' : 'letters'].push(
        contour.map((command) => toPictureUnits(command, at, baseline, scale)),
      );
    }
  }
  const points = [...parts.letters, ...parts.marks].flat().flatMap(pointsOf);
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const isEmpty = points.length === 0;
  return {
    letters: pathData(parts.letters),
    marks: pathData(parts.marks),
    box: {
      left: isEmpty ? x : Math.min(...xs),
      top: isEmpty ? baseline : Math.min(...ys),
      right: isEmpty ? x : Math.max(...xs),
      bottom: isEmpty ? baseline : Math.max(...ys),
    },
  };
}

/** A rectangle in picture units. */
export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Returns the outline of a text, centered in a frame at the largest size that fits. */
export function fitOutline(font: Font, text: string, frame: Frame): Outline {
  const sizeOf = ({left, right, top, bottom}: Box) => ({width: right - left, height: bottom - top});
  const trial = sizeOf(outlineOf(font, text, {size: 1000}).box);
  if (trial.width === 0) return outlineOf(font, '');
  const size = 1000 * Math.min(frame.width / trial.width, frame.height / trial.height);
  const {box} = outlineOf(font, text, {size});
  const {width, height} = sizeOf(box);
  return outlineOf(font, text, {
    x: frame.left + (frame.width - width) / 2 - box.left,
    baseline: frame.top + (frame.height - height) / 2 - box.top,
    size,
  });
}
