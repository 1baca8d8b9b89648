/** Ejected from @docusaurus/core 3.10.2, sha256 4037ad84f1980a33 */
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

/**
 * The last error page, when navigation bar or layout themselves have crashed:
 * so it stands alone. (custom) In the page's language and look.
 */
export default function ErrorPage(props: Props) {
  // Not by a hook: the context of the site is among what has crashed
  const {htmlLang, direction} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  return (
    <>
      <Head>
        <html lang={htmlLang} dir={direction} />
        <title>
          {translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}
        </title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
