import type {CvView} from '../../features/site-data/showcase-and-community';

/**
 * Returns the CV page as a schema.org `ProfilePage`.
 *
 * @param pageUrl the page's absolute URL
 * @param ids the `@id` of the person and the website, and the page's language
 */
export const profileData = (
  cv: CvView,
  pageUrl: string,
  {person, website, language}: {person: string; website: string; language: string},
) => ({
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
