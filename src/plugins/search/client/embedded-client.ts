import type {DocSearchTransformClient} from '@docsearch/react';

import {MODAL_PAGES} from '../limits';
import type {Engine} from './engine';
import {toResponse} from './hits';
import {createModalClient} from './modal-search';
import type {Session} from './session';

/** Returns a DocSearch client that asks the embedded engine instead of Algolia. */
export function embeddedClient(engine: Engine, session: Session) {
  return (client: DocSearchTransformClient): DocSearchTransformClient =>
    createModalClient(
      client,
      async (requests) => {
        const found = await Promise.all(
          requests.map(({query = ''}) => engine.search(query, {from: 0, size: MODAL_PAGES})),
        );
        const total = found.reduce((sum, each) => sum + each.total, 0);
        const query = requests[0]?.query ?? '';
        return {
          results: found.map((each, i) => toResponse(each, requests[i]?.indexName ?? '')),
          total,
          suggestions: total === 0 ? await engine.suggest(query) : [],
        };
      },
      session,
    );
}
