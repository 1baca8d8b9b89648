import {createEngine} from '../../../src/plugins/search/client/engine';

import {exposeQuery} from './expose-query';

const engine = createEngine('/ours/index/');

exposeQuery(async (query) => {
  const {pages} = await engine.search(query, {from: 0, size: 6});
  return pages.map(({url}) => url);
});
