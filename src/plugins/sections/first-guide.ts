import type {AllContent} from '@docusaurus/types';

import {guidesInOrder} from '../../lib/guide-order';
import {loadedContent} from '../../lib/loaded-content';
import {servedPath} from '../../lib/page-path';

/**
 * Returns where the guides begin: the one at the root of the section, else the first in the order of
 * the sidebars; `undefined` where none is listed.
 */
export function firstGuide(allContent: AllContent): string | undefined {
  const guides = guidesInOrder(loadedContent(allContent).newest);
  const first = guides.find(({slug}) => slug === '/') ?? guides[0];
  return first && servedPath(first.permalink);
}
