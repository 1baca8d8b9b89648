import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {drawTune, LARGE_COVER, SMALL_COVER, WIDE_COVER, WIDTH} from '../../utils/tune/drawing';
import {hasTones} from '../../utils/tune/notes';
import {useIsAllowed} from '../useSite';

type Props = {
  readonly title: string;
  /** The title of the Vietnamese original, whose tune is drawn instead. */
  readonly tune?: string | undefined;
  /** The image in the front matter. Images on hosts that browsers block are not shown. */
  readonly image?: string | undefined;
  readonly loading?: 'eager' | 'lazy';
  /** Whether the cover is large enough for words. A thumbnail shows only some strokes, without words. */
  readonly isLarge?: boolean;
  /** Whether the tune is a wide plate, without words. It is below the title of a post or guide. */
  readonly isWide?: boolean;
};

/**
 * A post's image. Without an image, draws the tune of the title: a brush stroke for each syllable. A large
 * cover has the syllables below the strokes, unless they are those of the original: readers of a translation
 * may not know them.
 */
export default function Cover(props: Props) {
  const {title, tune = title, image = '', loading, isLarge = false, isWide = false} = props;
  const src = useBaseUrl(image);
  const isAllowed = useIsAllowed(image);
  if (image && isAllowed) return <img src={src} alt="" loading={loading} />;
  const hasWords = isLarge && tune === title;
  const height = isWide ? 500 : 1000;
  const cover = isWide ? WIDE_COVER : hasWords ? LARGE_COVER : SMALL_COVER;
  const {lines, strokes, dots, words, wordSize} = drawTune(tune, height, cover);
  return (
    <svg
      className="dau-tune"
      viewBox={`0 0 ${WIDTH} ${height}`}
      // The cover of a title without Vietnamese is only a decoration
      {...(hasTones(tune)
        ? {
            role: 'img',
            'aria-label': translate({
              id: 'dau.cover.tune',
              message: 'Giai điệu của tiêu đề, theo giọng Bắc: mỗi nét là một thanh',
            }),
          }
        : {'aria-hidden': true})}
    >
      <path d={lines} />
      <path d={strokes} />
      {hasWords && (
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
