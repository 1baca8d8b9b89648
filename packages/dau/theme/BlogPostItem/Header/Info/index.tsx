import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import Day from '../../../../ui/Day';
import ReadingTime from '../../../../ui/ReadingTime';

export default function PostInfo() {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className="margin-vert--md">
      <Day date={date} />
      <ReadingTime readingTime={readingTime} />
    </div>
  );
}
