import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Props = {
  /** The path of the target page, including the base URL. */
  readonly to: string;
};

export default function RedirectPage({to}: Props) {
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
