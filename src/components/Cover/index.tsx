import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';

import MarkedSentence from '@site/src/components/MarkedSentence';
import {toWords} from '@site/src/components/MarkedSentence/letters';

type Props = {
  readonly title: string;
  /** The path of the image in the front matter. An image on another host is not shown. */
  readonly image?: string | undefined;
  readonly loading?: 'eager' | 'lazy';
};

const isMarked = (text: string) => toWords(text)[0]?.some(({bare}) => bare !== undefined);

/**
 * The image of a post or, without an image, the first word in its title that has a diacritic. A long word
 * does not fit, so one of its letters replaces it. A title without diacritics has its initial.
 */
export default function Cover({title, image = '', loading}: Props) {
  const src = useBaseUrl(image);
  if (image && isInternalUrl(image)) return <img src={src} alt="" loading={loading} />;
  const words = title.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const marked = words.find(isMarked);
  const letters = Array.from(marked ?? words[0] ?? '');
  const text =
    marked && letters.length <= 5 ? marked : (letters.find(isMarked) ?? letters[0] ?? '');
  return <MarkedSentence text={text} hasStop={marked === undefined} />;
}
