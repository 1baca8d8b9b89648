import {drawTune, SMALL_COVER} from '../../utils/tune/drawing';

const HEIGHT = 180;
/** The words of a small cover in one row, from the left edge. */
const LINE = {...SMALL_COVER, mostRows: 1, margin: 0, isCentered: false};
/** From the middle of the longest syllable to its end. */
const HALF_SYLLABLE = 90;

type Props = {
  /** The title, or that of its Vietnamese original. */
  readonly tune: string;
};

/** Some strokes of the tune of a title, in one line without a background, as a decoration. */
export default function TuneLine({tune}: Props) {
  const {strokes, dots, words} = drawTune(tune, HEIGHT, LINE);
  const end = (words.at(-1)?.x ?? 0) + HALF_SYLLABLE;
  return (
    <svg viewBox={`0 0 ${end} ${HEIGHT}`} aria-hidden>
      <path d={strokes} />
      <path d={dots} />
    </svg>
  );
}
