import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import SampleMark from '@site/src/components/SampleMark';
import Day from '@site/src/lib/ui/Day';

/** The day of a post, how long it takes to read, and whether it is a sample. */
export default function PostInfo() {
  const {date, readingTime, frontMatter, source} = useBlogPost().metadata;
  const {sample} = frontMatter as {readonly sample?: boolean};
  const {selectMessage} = usePluralForm();
  const minutes = Math.ceil(readingTime ?? 0);
  const reading = translate(
    {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
    {readingTime: minutes},
  );
  return (
    <div className="margin-vert--md">
      <Day date={date} />
      {readingTime !== undefined && ` · ${selectMessage(minutes, reading)}`}
      {sample && (
        <>
          {' '}
          <SampleMark file={source} />
        </>
      )}
    </div>
  );
}
