import {useDoc} from '@docusaurus/plugin-content-docs/client';

import AfterReading from 'dau/components/AfterReading';
import {servedPath} from 'dau/utils/urls';

export default function DocItemFooter() {
  const {metadata, frontMatter} = useDoc();
  return (
    <AfterReading
      title={metadata.title}
      path={servedPath(metadata.permalink)}
      frontMatter={frontMatter}
      metadata={metadata}
    />
  );
}
