/** Ejected from @docusaurus/core 3.10.2 theme-fallback/Error. */
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

/**
 * The last error page, when navigation bar or layout themselves have crashed
 * (E07): so it stands alone. (custom) In the page's language and look.
 */
export default function ErrorPage(props: Props) {
  return (
    <>
      <Head>
        <title>
          {translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}
        </title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
