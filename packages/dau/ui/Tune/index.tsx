import {translate} from '@docusaurus/Translate';

import {drawTune, WIDTH, type Kind} from '../../utils/tune/drawing';
import {hasTones} from '../../utils/tune/notes';

type Props = {
  readonly title: string;
  /** The height, if the width is {@link WIDTH}. */
  readonly height: number;
  readonly kind: Kind;
};

/** The tune of a title: a brush stroke for each syllable. */
export default function Tune({title, height, kind}: Props) {
  const {lines, strokes, dots, words, wordSize} = drawTune(title, height, kind);
  return (
    <svg
      className="dau-tune"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-hidden={!hasTones(title)}
      aria-label={translate({
        id: 'dau.cover.tune',
        message: 'Giai điệu của tiêu đề, theo giọng Bắc: mỗi nét là một thanh',
      })}
    >
      <path d={lines} />
      <path d={strokes} />
      {kind.hasWords && (
        <g fontSize={wordSize} fontWeight="600" textAnchor="middle">
          {words.map(({word, x, y}, index) => (
            <text key={index} x={x} y={y}>
              {word}
            </text>
          ))}
        </g>
      )}
      <path d={dots} />
    </svg>
  );
}
