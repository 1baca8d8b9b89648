import {pagesElsewhere} from '../../settings';

import type {SiteIds} from '../../ui/JsonLd';

/** Returns the author as a schema.org `Person`. Other pages refer to the author by `@id`. */
export const authorData = ({person, home, site}: SiteIds, role: string) => ({
  '@type': 'Person',
  '@id': person,
  name: site.author.name,
  jobTitle: role,
  url: home,
  sameAs: pagesElsewhere(site).map(({url}) => url),
});

export const websiteData = (ids: SiteIds, description: string) => ({
  '@type': 'WebSite',
  '@id': ids.website,
  url: ids.home,
  name: ids.siteName,
  description,
  inLanguage: ids.language,
  publisher: {'@id': ids.person},
});
