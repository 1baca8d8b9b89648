import render from '@docusaurus/core/lib/client/serverEntry';
import pages from '@generated/route-shards/pages.json';

import {withRoute} from './routes';

/**
 * The framework's way to make the HTML of a page, which also tells the chunks it
 * will need: they are named in the page and fetched at once, side by side. By
 * itself the framework reports modules, which its list of chunks does not know,
 * and chunks are asked for once the application runs: one journey more, and
 * with shards two.
 */
const renderWithChunks: typeof render = async (page) => {
  const result = await withRoute(page.pathname, () => render(page));
  const {collectedData} = result;
  const chunks = pages[page.pathname] ?? [];
  return {
    ...result,
    collectedData: {...collectedData, modules: [...collectedData.modules, ...chunks]},
  };
};

export default renderWithChunks;
