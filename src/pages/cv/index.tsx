import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import cv from '@generated/site-data/default/cv';
import Layout from '@theme/Layout';

import JsonLd, {useSiteIds} from 'dau/ui/JsonLd';

import CvHeader from 'dau/components/Cv/CvHeader';
import {profileData} from 'dau/components/Cv/person-data';
import Section from 'dau/components/Cv/Section';
import TableOfContents from 'dau/components/Cv/TableOfContents';
import styles from './styles.module.css';

export default function CvPage() {
  const pageUrl = useBaseUrl('/cv', {absolute: true});
  const ids = useSiteIds();
  return (
    <Layout
      title={translate(
        {
          id: 'dau.cv.title',
          message: 'CV của {name}',
          description: 'Title of the CV page',
        },
        {name: cv.name},
      )}
      description={translate(
        {
          id: 'dau.cv.description',
          message: 'Kinh nghiệm, dự án, học vấn và kỹ năng của {name}. In ra vừa khổ A4.',
          description: 'Description of the CV page for search engines',
        },
        {name: cv.name},
      )}
    >
      <JsonLd data={profileData(cv, pageUrl, ids)} />
      <main className={`container margin-vert--xl ${styles.page}`}>
        <article className={styles.cv}>
          <CvHeader {...cv} />
          <TableOfContents ids={cv.sections.map(({id}) => id)} />
          {cv.sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </article>
      </main>
    </Layout>
  );
}
