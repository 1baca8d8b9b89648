import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

import JsonLd from '../../../ui/JsonLd';

export default function StructuredData(props: Props) {
  return <JsonLd data={useBreadcrumbsStructuredData(props)} />;
}
