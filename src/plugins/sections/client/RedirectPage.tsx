import Head from '@docusaurus/Head';
import {Redirect, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {jsonInHtml} from '../../../lib/json-in-html';

type Props = {
  /** URL of the other page, with the base URL. */
  readonly to: string;
};

/** Redirects to another page, both on page load and inside the application. */
export default function RedirectPage({to}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <>
      <Head>
        {/* Scripts copy the query and hash; inside the application, `Redirect` does */}
        {!isBrowser && (
          <script>{`location.replace(${jsonInHtml(to)}+location.search+location.hash)`}</script>
        )}
        <title>{siteConfig.title}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex, follow" />
        <link rel="canonical" href={`${siteConfig.url}${to}`} />
      </Head>
      <Redirect to={`${to}${search}${hash}`} />
    </>
  );
}
