import type {CvView} from '../../features/site-data/showcase-and-community';
import type {SiteIds} from '../../ui/JsonLd';

/**
 * Returns the CV page as a schema.org `ProfilePage`.
 *
 * @param pageUrl the page's absolute URL
 */
export const profileData = (cv: CvView, pageUrl: string, {person, website, language}: SiteIds) => ({
  '@type': 'ProfilePage',
  '@id': pageUrl,
  url: pageUrl,
  inLanguage: language,
  isPartOf: {'@id': website},
  mainEntity: {
    '@type': 'Person',
    '@id': person,
    name: cv.name,
    jobTitle: cv.label,
    description: cv.summary,
    email: cv.email && `mailto:${cv.email}`,
    url: cv.url,
    sameAs: cv.profiles.flatMap(({url}) => url ?? []),
  },
});
