import {createEngine} from '../../../src/plugins/search/client/engine';

import {offer} from './offer';

const engine = createEngine('/ours/index/');

offer(async (query) => {
  const {pages} = await engine.search(query, {from: 0, size: 6});
  return pages.map(({url}) => url);
});
