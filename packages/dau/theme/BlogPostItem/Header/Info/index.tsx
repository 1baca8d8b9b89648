import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {
  extraMetadataOf,
  type ExtraMetadata,
} from '../../../../features/blog/post-metadata/extra-metadata';
import Day from '../../../../ui/Day';
import ReadingTime from '../../../../ui/ReadingTime';

/** Renders nothing if the views are not known. */
function Views({views}: Pick<ExtraMetadata, 'views'>) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {selectMessage} = usePluralForm();
  if (views === undefined) return null;
  const message = translate(
    {id: 'dau.blog.views', message: '{views} lượt xem'},
    {views: views.toLocaleString(currentLocale)},
  );
  return ` · ${selectMessage(views, message)}`;
}

export default function PostInfo() {
  const {metadata} = useBlogPost();
  return (
    <div className="margin-vert--md">
      <Day date={metadata.date} />
      <ReadingTime readingTime={metadata.readingTime} />
      <Views views={extraMetadataOf(metadata).views} />
    </div>
  );
}
