/** Wraps the client of the hosted service: checks and escapes the response, and sets a timeout. */
import type {DocSearchTransformClient} from '@docsearch/react';

import {createModalClient} from './modal-search';
import {safeHit} from './safe-hit';
import type {Session} from './session';

/** Timeout in milliseconds, including the client's own retries. */
export const HOSTED_TIMEOUT = 8_000;

/** Rejects if the promise takes longer than {@link HOSTED_TIMEOUT}. */
export function withDeadline<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The service takes too long')), HOSTED_TIMEOUT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type HostedResult = {readonly hits: readonly object[]; readonly nbHits: number};

/**
 * Returns the results in a response of the service.
 *
 * @throws if the response has another format
 */
export function checkedResults(response: unknown): readonly HostedResult[] {
  const {results} = (response ?? {}) as {results?: unknown};
  const isResult = (result: Partial<HostedResult> | null) =>
    Array.isArray(result?.hits) && typeof result.nbHits === 'number';
  if (!Array.isArray(results) || results.length === 0 || !results.every(isResult)) {
    throw new Error('The response of the service has an unknown format');
  }
  return results as HostedResult[];
}

/**
 * Creates the modal's client for the hosted service.
 *
 * @param agent name and version that the client reports to the service
 */
export function hostedClient(session: Session, agent: readonly [name: string, version: string]) {
  return (client: DocSearchTransformClient): DocSearchTransformClient => {
    client.addAlgoliaAgent(...agent);
    return createModalClient(
      client,
      async (requests) => {
        const params = {requests} as unknown as Parameters<typeof client.search>[0];
        const results = checkedResults(await withDeadline(client.search(params)));
        return {
          results: results.map((result) => ({...result, hits: result.hits.map(safeHit)})),
          total: results.reduce((sum, {nbHits}) => sum + nbHits, 0),
          suggestions: [],
        };
      },
      session,
    );
  };
}
