import {pagesElsewhere} from '../../settings';

import type {SiteIds} from '../../ui/JsonLd';

/** Returns the author as a schema.org `Person`. Other pages refer to the author by `@id`. */
export function authorData({person, home, site}: SiteIds, role: string): Record<string, unknown> {
  return {
    '@type': 'Person',
    '@id': person,
    name: site.author.name,
    jobTitle: role,
    url: home,
    sameAs: pagesElsewhere(site).map(({url}) => url),
  };
}

export function websiteData(ids: SiteIds, description: string): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: ids.home,
    name: ids.siteName,
    description,
    inLanguage: ids.language,
    publisher: {'@id': ids.person},
  };
}
