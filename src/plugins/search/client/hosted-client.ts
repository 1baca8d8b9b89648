/** Wraps the client of the hosted service: checks and escapes the response, and sets a timeout. */
import type {DocSearchTransformClient} from '@docsearch/react';

import {createModalClient} from './modal-search';
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

/** Escapes a text of a record. Only `<mark>`, which the service adds, stays an element. */
function safeHtml(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/<(?!\/?mark>)/g, '&lt;')
    .replace(/"/g, '&quot;');
}

const SHOWN = ['hierarchy', 'content', '_highlightResult', '_snippetResult'];

function safeValue(value: unknown): unknown {
  if (typeof value === 'string') return safeHtml(value);
  if (Array.isArray(value)) return value.map(safeValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, safeValue(each)]));
}

/** Escapes the fields of a hit that the modal writes as HTML. */
export function safeHit(hit: object): object {
  const entries = Object.entries(hit);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, SHOWN.includes(key) ? safeValue(value) : value]),
  );
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
