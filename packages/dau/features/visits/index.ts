import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';

import type {SiteConfig} from '../../settings';
import {isPreview} from '../../content/publishing';
import {visitService} from './services';

/** Returns the script that sends a view when a page loads. The dev server and previews have none. */
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

/** Sends a view after each client-side navigation. */
export default function visits(): Plugin {
  return {
    name: 'dau-visits',
    getClientModules: () => [path.join(__dirname, 'client/count-navigation')],
  };
}

/** The maximum number of requests at the same time. */
const PARALLEL = 8;

/**
 * Reads the views of pages from GoatCounter's public counters. Leaves out pages whose counter cannot be
 * read before the time limit.
 *
 * @param endpoint the URL to which the site sends page views
 * @param permalinks the URL paths of the pages
 * @param limit the time limit for all pages together, in milliseconds
 */
export async function readViews(
  endpoint: string,
  permalinks: readonly string[],
  limit = 10_000,
): Promise<ReadonlyMap<string, number>> {
  const signal = AbortSignal.timeout(limit);
  const views = new Map<string, number>();
  const failures = new Set<string>();
  const queue = permalinks.values();
  const readNext = async () => {
    for (const permalink of queue) {
      // https://www.goatcounter.com/help/visitor-counter
      const path = encodeURIComponent(new URL(permalink, endpoint).pathname);
      try {
        const response = await fetch(new URL(`counter/${path}.json`, endpoint), {signal});
        // GoatCounter answers 404 for a page without views
        if (response.status === 404) continue;
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        const {count} = (await response.json()) as {count: string};
        views.set(permalink, Number(count.replace(/\D/g, '')));
      } catch (error) {
        failures.add(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, readNext));
  if (failures.size > 0) {
    logger.warn(
      `Some posts show no views, because their counters at GoatCounter could not be read (${[...failures].join(', ')}). If the reason is HTTP 403, turn on "Allow adding visitor counts on your website" in GoatCounter's settings.`,
    );
  }
  return views;
}
