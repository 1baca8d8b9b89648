/** Ejected from @docusaurus/core 3.10.2, sha256 4037ad84f1980a33 */
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

/**
 * Shown if the navigation bar or the layout has crashed, so this page uses neither. (custom) The page is
 * in the language and style of the site.
 */
export default function ErrorPage(props: Props) {
  // A hook would fail, because the context of the site has crashed
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
