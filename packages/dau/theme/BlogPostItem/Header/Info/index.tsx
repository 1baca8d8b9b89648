import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import Day from '../../../../ui/Day';
import ReadingTime from '../../../../ui/ReadingTime';

export default function PostInfo() {
  const {metadata} = useBlogPost();
  return (
    <span>
      <Day date={metadata.date} />
      <ReadingTime readingTime={metadata.readingTime} />
      {metadata.authors.length > 0 && ' ·'}
    </span>
  );
}
