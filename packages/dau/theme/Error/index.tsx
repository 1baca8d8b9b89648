/** Ejected from @docusaurus/core 3.10.2, sha256 4037ad84f1980a33 */
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

/**
 * Docusaurus shows this page when the layout crashes, so the page cannot use the layout. (custom) It has
 * the site's language and style.
 */
export default function ErrorPage(props: Props) {
  // Hooks would fail, because this page renders outside their contexts
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
