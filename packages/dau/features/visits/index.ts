import path from 'node:path';

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
