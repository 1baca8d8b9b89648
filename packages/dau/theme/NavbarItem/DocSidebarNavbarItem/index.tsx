import {
  useActivePlugin,
  useAllDocsData,
  useLayoutDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

/** Marks the guides link as current on every guide and tag page, not only in its own sidebar. */
function GuidesItem({sidebarId, docsPluginId, ...props}: Props) {
  const isGuide = useActivePlugin() !== undefined;
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  return <DefaultNavbarItem {...props} isActive={() => isGuide} to={link?.path} />;
}

export default function DocSidebarNavbarItem(props: Props) {
  const {default: guides} = useAllDocsData();
  // With `docs: false`, there are no guides
  return guides && <GuidesItem {...props} />;
}
