import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** The reading time after a date. Renders nothing if the author has turned it off. */
export default function ReadingTime({readingTime}: {readonly readingTime?: number | undefined}) {
  const {selectMessage} = usePluralForm();
  if (readingTime === undefined) return null;
  const minutes = Math.ceil(readingTime);
  const reading = translate(
    {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
    {readingTime: minutes},
  );
  return ' · ' + selectMessage(minutes, reading);
}
