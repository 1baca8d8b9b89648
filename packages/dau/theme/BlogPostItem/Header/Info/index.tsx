import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {extraMetadataOf} from '../../../../features/blog/post-metadata/extra-metadata';
import Day from '../../../../ui/Day';
import ReadingTime from '../../../../ui/ReadingTime';

export default function PostInfo() {
  const {metadata} = useBlogPost();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {selectMessage} = usePluralForm();
  const {views} = extraMetadataOf(metadata);
  const message = translate(
    {id: 'dau.blog.views', message: '{views} lượt xem'},
    {views: views?.toLocaleString(currentLocale) ?? ''},
  );
  return (
    <div className="margin-vert--md">
      <Day date={metadata.date} />
      <ReadingTime readingTime={metadata.readingTime} />
      {views !== undefined && ` · ${selectMessage(views, message)}`}
    </div>
  );
}
