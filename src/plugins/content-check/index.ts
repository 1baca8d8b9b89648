import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {site} from '../../config/site';
import {isExampleIdentity} from '../shared/example-identity';
import {throwIfAny} from '../shared/problems';
import {contentProblems, contentRoots} from './check';

/** Docusaurus starts every plugin anew for each language: this runs once in a build. */
function oncePerProcess(name: string, act: () => void): void {
  const done = globalThis as unknown as Record<symbol, true | undefined>;
  const key = Symbol.for(`dau.${name}`);
  if (done[key]) return;
  done[key] = true;
  act();
}

async function check(siteDir: string): Promise<void> {
  throwIfAny(
    'The content has faults. Each line names the file, the field and what was expected there.',
    await contentProblems(siteDir),
  );
}

/**
 * Checks what the author wrote before the framework reads it, in every
 * language, and reports every fault at once. The framework would stop at the
 * first one, or pass it by.
 */
export default async function contentCheck({siteDir}: LoadContext): Promise<Plugin> {
  await check(siteDir);
  oncePerProcess('example-identity', () => {
    if (!isExampleIdentity(site)) return;
    logger.info(
      logger.interpolate`This site still bears the example identity: name=${site.author.name}, url=${site.url}. Make it yours in path=${'src/config/site.ts'}.`,
    );
  });
  let isFresh = true;
  return {
    name: 'content-check',
    getPathsToWatch: () => contentRoots.map((root) => `${siteDir}/${root}/**/*`),
    // Runs right after the start, and then whenever a watched file has changed
    async loadContent() {
      if (!isFresh) await check(siteDir);
      isFresh = false;
    },
  };
}
