import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';

import JsonLd from '../../../ui/JsonLd';

export default function StructuredData(props: Props) {
  return <JsonLd data={useBlogListPageStructuredData(props)} />;
}
