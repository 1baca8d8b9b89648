import useBaseUrl from '@docusaurus/useBaseUrl';

import {LARGE_COVER, SMALL_COVER} from '../../utils/tune/drawing';
import {hasTones} from '../../utils/tune/notes';
import Tune from '../Tune';
import {useIsAllowed} from '../useSite';

type Props = {
  readonly title: string;
  /** The image in the front matter. Images on hosts that browsers block are not shown. */
  readonly image?: string | undefined;
  readonly loading?: 'eager' | 'lazy';
  /** Whether the cover is large enough for words. A thumbnail shows only some strokes, without words. */
  readonly isLarge?: boolean;
};

/**
 * A post's image. Without an image, draws the tune of a Vietnamese title: a brush stroke for each syllable. A
 * large cover has the syllables below the strokes. Other titles have no tune, so they are written on ruled lines.
 */
export default function Cover(props: Props) {
  const {title, image = '', loading, isLarge = false} = props;
  const src = useBaseUrl(image);
  const isAllowed = useIsAllowed(image);
  if (image && isAllowed) return <img src={src} alt="" loading={loading} />;
  if (!hasTones(title)) {
    return (
      <div className="dau-plate" aria-hidden>
        <span className="dau-ruled">{title}</span>
      </div>
    );
  }
  return <Tune title={title} height={1000} kind={isLarge ? LARGE_COVER : SMALL_COVER} />;
}
