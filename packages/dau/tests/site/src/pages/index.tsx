import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import latest from '@generated/blog/default/latest.json';
import featured from '@generated/site-data/default/featured';
import Layout from '@theme/Layout';

import JsonLd, {useSiteIds} from 'dau/ui/JsonLd';
import {authorData, websiteData} from 'dau/components/Home/site-graph';
import {textIn} from 'dau/settings/locales';
import {site} from '@site/src/config/site';

import Closing from 'dau/components/Home/Closing';
import FeaturedProjects from 'dau/components/Home/FeaturedProjects';
import Hero from 'dau/components/Home/Hero';
import LatestList from 'dau/components/Home/LatestList';

export default function Home() {
  const {siteConfig, i18n} = useDocusaurusContext();
  const ids = useSiteIds();
  const {name, role, about} = site.author;
  const roleText = textIn(role, i18n.currentLocale);
  return (
    <Layout
      title={`${name}, ${roleText}`}
      description={translate(
        {id: 'dau.home.description', message: 'Trang của {name} ({role}).'},
        {name, role: roleText},
      )}
    >
      <JsonLd data={websiteData(ids, siteConfig.tagline)} />
      <JsonLd data={authorData(ids, roleText)} />
      <main>
        <Hero
          name={name}
          role={roleText}
          tagline={siteConfig.tagline}
          about={about && textIn(about, i18n.currentLocale)}
          hasPosts={latest.posts.length > 0}
        />
        <div className="container">
          <LatestList {...latest} />
          <FeaturedProjects projects={featured} />
        </div>
        <Closing />
      </main>
    </Layout>
  );
}
