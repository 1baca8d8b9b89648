import type {Options} from '@docusaurus/plugin-content-docs';

type Generator = Exclude<Options['sidebarItemsGenerator'], undefined | null>;
type Item = Awaited<ReturnType<Generator>>[number];

/** Adds the image of each guide to its sidebar item, because category pages read only the sidebar. */
export const sidebarItemsGenerator: Generator = async ({defaultSidebarItemsGenerator, ...args}) => {
  const withImage = (item: Item): Item => {
    if (item.type === 'category') return {...item, items: item.items.map(withImage)};
    const image =
      item.type === 'doc' && args.docs.find(({id}) => id === item.id)?.frontMatter.image;
    return image ? {...item, customProps: {image, ...item.customProps}} : item;
  };
  return (await defaultSidebarItemsGenerator(args)).map(withImage);
};
