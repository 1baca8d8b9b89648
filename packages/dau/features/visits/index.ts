import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import type {SiteConfig} from '../../settings';
import {isPreview} from '../../content/publishing';

/** Where page views are sent. */
export type VisitService = {
  readonly kind: 'goatcounter' | 'umami' | 'plausible';
  /** The URL of the request. */
  readonly endpoint: string;
  /** The name by which the service knows the site. GoatCounter does not need one. */
  readonly id: string;
};

const under = (url: string, path: string) => url.replace(/\/*$/, path);

/** Returns the service in `visits` in `src/config/site.ts`, with its documented endpoint. */
export function visitService(visits: SiteConfig['visits']): VisitService | undefined {
  if (!visits) return undefined;
  if ('goatcounter' in visits) {
    const {goatcounter} = visits;
    const home = goatcounter.includes('/') ? goatcounter : `https://${goatcounter}.goatcounter.com`;
    return {kind: 'goatcounter', endpoint: under(home, '/count'), id: ''};
  }
  if ('umami' in visits) {
    const {url, id} = visits.umami;
    return {kind: 'umami', endpoint: under(url, '/api/send'), id};
  }
  const {url, domain} = visits.plausible;
  return {kind: 'plausible', endpoint: under(url, '/api/event'), id: domain};
}

/** Returns the script that sends the first view of each visit. The dev server and previews have none. */
export function earlyScripts(visits: SiteConfig['visits']) {
  const service = visitService(visits);
  if (!service || process.env.NODE_ENV !== 'production' || isPreview()) return [];
  return [
    {
      script: path.join(__dirname, 'client/count-page-load.ts'),
      attributes: {'data-visits': JSON.stringify(service)},
    },
  ];
}

/** Sends the views after a navigation in the application. */
export default function visits(): Plugin {
  return {
    name: 'dau-visits',
    getClientModules: () => [path.join(__dirname, 'client/count-navigation')],
  };
}
