import {
  useActiveDocContext,
  useActivePlugin,
  useAllDocsData,
  useLayoutDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

/** Marks the link to a sidebar as current, also on tag pages and on guides without a sidebar. */
function SidebarItem({sidebarId, docsPluginId, ...props}: Props) {
  const isPluginActive = useActivePlugin()?.pluginId === docsPluginId;
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const isActive = isPluginActive && (activeDoc?.sidebar ?? sidebarId) === sidebarId;
  return <DefaultNavbarItem {...props} isActive={() => isActive} to={link?.path} />;
}

export default function DocSidebarNavbarItem({docsPluginId = 'default', ...props}: Props) {
  // With `docs: false`, there are no guides
  const isPresent = docsPluginId in useAllDocsData();
  return isPresent && <SidebarItem {...props} docsPluginId={docsPluginId} />;
}
