import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import Day from '@site/src/lib/ui/Day';

/** The day of a post, and how long it takes to read. */
export default function PostInfo() {
  const {date, readingTime} = useBlogPost().metadata;
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
    </div>
  );
}
