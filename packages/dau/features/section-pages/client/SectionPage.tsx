import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

import PageHeader from '../../../ui/PageHeader';

type Props = {
  /** The path to redirect to, including the base URL. Undefined if there are no guides. */
  readonly to?: string;
};

/** Redirects to the first guide or to the blog, or says that there are no guides yet. */
export default function SectionPage({to}: Props) {
  const {siteConfig} = useDocusaurusContext();
  if (to !== undefined) {
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
  const title = translate({id: 'dau.home.guides', message: 'Hướng dẫn'});
  const lead = translate({
    id: 'dau.guides.none',
    message: 'Chưa có bài hướng dẫn nào. Bạn ghé lại sau nhé.',
  });
  return (
    <Layout title={title} description={lead}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={lead} />
      </main>
    </Layout>
  );
}
