import type {DocusaurusConfig} from '@docusaurus/types';

type Config = Pick<DocusaurusConfig, 'baseUrl' | 'future'>;

/** Whether the site is one HTML page, and a URL's hash is the path of a page. */
export const usesHash = ({future}: Config) => future.experimental_router === 'hash';

/** Returns the URL of a page. */
export const pageUrl = (config: Config, route: string) => (usesHash(config) ? `#${route}` : route);

/** Returns the URL of a file in the output folder. With the hash router, Docusaurus' are relative. */
export const fileUrl = (config: Config, file: string) =>
  (usesHash(config) ? './' : config.baseUrl) + file;
