import type {Options} from '@docusaurus/plugin-content-docs';

import {coverOfGuide} from '../utils/tune/cover';

type Generator = Exclude<Options['sidebarItemsGenerator'], undefined | null>;
type Item = Awaited<ReturnType<Generator>>[number];

/** Adds the cover of each guide to its sidebar item, because category pages read only the sidebar. */
export const sidebarItemsGenerator: Generator = async ({defaultSidebarItemsGenerator, ...args}) => {
  const withCover = (item: Item): Item => {
    if (item.type === 'category') return {...item, items: item.items.map(withCover)};
    const guide = item.type === 'doc' && args.docs.find(({id}) => id === item.id);
    if (!guide) return item;
    const {image} = guide.frontMatter;
    const cover = image ? {image} : coverOfGuide(guide, args.docs);
    return {...item, customProps: {...cover, ...item.customProps}};
  };
  return (await defaultSidebarItemsGenerator(args)).map(withCover);
};
