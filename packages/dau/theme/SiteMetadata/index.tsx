import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// `@theme-init` would be the empty component of Docusaurus' core
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';

import {NOT_IN_SITEMAP} from '../../features/outputs/pages-not-in-sitemap';

/** Adds the tagline, which a page's own description overrides, and keeps some pages out of search engines. */
export default function SiteMetadataWrapper() {
  const {baseUrl, tagline} = useDocusaurusContext().siteConfig;
  const page = useLocation().pathname.slice(baseUrl.length);
  return (
    <>
      <PageMetadata description={tagline} />
      <Head>{NOT_IN_SITEMAP.test(page) && <meta name="robots" content="noindex, follow" />}</Head>
      <SiteMetadata />
    </>
  );
}
