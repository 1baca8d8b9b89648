import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';

import MarkedSentence from '@site/src/lib/ui/MarkedSentence';
import {hasMarks} from '@site/src/lib/ui/MarkedSentence/letters';

type Props = {
  readonly title: string;
  /** The image path in the front matter. Images on other hosts are not shown. */
  readonly image?: string | undefined;
  readonly loading?: 'eager' | 'lazy';
};

/**
 * A post's image. Without an image, shows the first word in the title that has a diacritic, or only a
 * letter of it if the word is long. If the title has no diacritics, shows its initial.
 */
export default function Cover({title, image = '', loading}: Props) {
  const src = useBaseUrl(image);
  if (image && isInternalUrl(image)) return <img src={src} alt="" loading={loading} />;
  const words = title.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const marked = words.find(hasMarks);
  const letters = Array.from(marked ?? words[0] ?? '');
  const text =
    marked && letters.length <= 5 ? marked : (letters.find(hasMarks) ?? letters[0] ?? '');
  return <MarkedSentence text={text} hasStop={marked === undefined} />;
}
