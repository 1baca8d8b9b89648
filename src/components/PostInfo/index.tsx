import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import SampleMark from '@site/src/components/SampleMark';
import Day from '@site/src/lib/ui/Day';

import ReadingTime from './ReadingTime';

/** The date of a post, its reading time, and a mark if it is a sample. */
export default function PostInfo() {
  const {date, readingTime, frontMatter, source} = useBlogPost().metadata;
  const {sample} = frontMatter as {readonly sample?: boolean};
  return (
    <div className="margin-vert--md">
      <Day date={date} />
      <ReadingTime readingTime={readingTime} />
      {sample && ' '}
      {sample && <SampleMark file={source} />}
    </div>
  );
}
