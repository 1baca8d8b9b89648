import type {CvView} from '@site/src/plugins/content/data/view-types';

/** Removes fields that are undefined or an empty list. */
function compact(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/**
 * Returns the schema.org `Person` of a CV.
 *
 * @param personId `@id` of the person
 */
function personData(cv: CvView, personId: string): Record<string, unknown> {
  const entries = (id: CvView['sections'][number]['id']) =>
    cv.sections.find((section) => section.id === id)?.entries ?? [];
  const employers = entries('work').filter(({isOngoing}) => isOngoing);
  const organisation = (type: string) => (entry: {organisation?: string; title: string}) => ({
    '@type': type,
    name: entry.organisation ?? entry.title,
  });
  return compact({
    '@type': 'Person',
    '@id': personId,
    name: cv.name,
    jobTitle: cv.label,
    description: cv.summary,
    email: cv.email && `mailto:${cv.email}`,
    telephone: cv.phone,
    url: cv.url,
    address: cv.location && {
      '@type': 'PostalAddress',
      addressLocality: cv.location,
      addressCountry: cv.countryCode,
    },
    sameAs: cv.profiles.flatMap(({url}) => url ?? []),
    worksFor: employers.map(organisation('Organization')),
    alumniOf: entries('education').map(organisation('EducationalOrganization')),
    knowsAbout: entries('skills').flatMap(({title, keywords}) =>
      keywords.length > 0 ? keywords : [title],
    ),
    knowsLanguage: entries('languages').map(({title}) => title),
  });
}

/**
 * Returns the schema.org `ProfilePage` of the CV page.
 *
 * @param pageUrl absolute URL of the page
 * @param ids `@id` of the person and of the website, and the language of the page
 */
export function profileData(
  cv: CvView,
  pageUrl: string,
  {person, website, language}: {person: string; website: string; language: string},
): Record<string, unknown> {
  return {
    '@type': 'ProfilePage',
    '@id': pageUrl,
    url: pageUrl,
    inLanguage: language,
    isPartOf: {'@id': website},
    mainEntity: personData(cv, person),
  };
}
