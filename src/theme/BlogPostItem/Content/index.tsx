import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

import BeforeReading from '@site/src/components/BeforeReading';
import LanguageNotice from '@site/src/components/LanguageNotice';
import {useWrittenIn} from '@site/src/components/OriginalAddress/useWrittenIn';
import {readingOf} from '@site/src/plugins/reading/types';

/** Above the text of a post: its series, and a notice where it is not translated. */
export default function BlogPostItemContent(props: Props) {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {frontMatter, permalink, date} = metadata;
  const writtenIn = useWrittenIn(frontMatter);
  if (!isBlogPostPage) {
    return writtenIn === undefined ? (
      <Original {...props} />
    ) : (
      <div lang={writtenIn}>
        <Original {...props} />
      </div>
    );
  }
  return (
    <>
      <BeforeReading reading={readingOf(metadata)} date={date} />
      <LanguageNotice permalink={permalink} writtenIn={writtenIn}>
        <Original {...props} />
      </LanguageNotice>
    </>
  );
}
