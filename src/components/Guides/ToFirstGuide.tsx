import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Props = {
  /** Address of the first guide, with the base URL. */
  readonly to: string;
};

/** Sends the reader to the first guide: by the page itself, and inside the application. */
export default function ToFirstGuide({to}: Props) {
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <Head>
        <title>{siteConfig.title}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex, follow" />
        <link rel="canonical" href={`${siteConfig.url}${to}`} />
      </Head>
      <Redirect to={to} />
    </>
  );
}
