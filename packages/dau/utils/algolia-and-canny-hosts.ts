/**
 * The hosts of services that an author can turn on. The Content Security Policy allows these hosts, and
 * the privacy page lists them.
 */

const ALGOLIA = 'algolia.net';
const ALGOLIA_FALLBACK = 'algolianet.com';

/** Algolia's hosts, whatever the application. */
export const ALGOLIA_HOSTS = [`*.${ALGOLIA}`, `*.${ALGOLIA_FALLBACK}`];

/** Returns the origins to which one application sends its queries. */
export const algoliaOrigins = (applicationId: string): string[] => {
  const id = applicationId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.${ALGOLIA_FALLBACK}`);
  return [`https://${id}-dsn.${ALGOLIA}`, ...fallbacks];
};

/** The host of the feedback board. Its frame comes from a subdomain. */
export const CANNY = 'canny.io';
