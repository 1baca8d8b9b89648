import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

type Props = {
  readonly readingTime?: number | undefined;
  /** The separator between the reading time and the text before it. */
  readonly separator?: string;
};

/** Renders nothing if the author has turned off the reading time. */
export default function ReadingTime({readingTime, separator = ' · '}: Props) {
  const {selectMessage} = usePluralForm();
  if (readingTime === undefined) return null;
  const minutes = Math.ceil(readingTime);
  const reading = translate(
    {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
    {readingTime: minutes},
  );
  return separator + selectMessage(minutes, reading);
}
