import useBaseUrl from '@docusaurus/useBaseUrl';

import {LARGE_COVER, SMALL_COVER} from '../../utils/tune/drawing';
import Tune from '../Tune';
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
};

/**
 * A post's image. Without an image, draws the tune of the title: a brush stroke for each syllable. A large
 * cover has the syllables below the strokes. The cover of a translation has none, because those of the original
 * would look untranslated.
 */
export default function Cover({title, tune = title, image = '', loading, isLarge}: Props) {
  const src = useBaseUrl(image);
  const isAllowed = useIsAllowed(image);
  if (image && isAllowed) return <img src={src} alt="" loading={loading} />;
  const kind = isLarge && tune === title ? LARGE_COVER : SMALL_COVER;
  return <Tune title={tune} height={1000} kind={kind} />;
}
