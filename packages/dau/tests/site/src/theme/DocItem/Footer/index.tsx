import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';

import AfterReading from 'dau/components/AfterReading';
import {servedPath} from 'dau/utils/urls';

export default function DocItemFooter() {
  const {metadata, frontMatter} = useDoc();
  return (
    <>
      <Footer />
      <AfterReading
        title={metadata.title}
        path={servedPath(metadata.permalink)}
        frontMatter={frontMatter}
      />
    </>
  );
}
