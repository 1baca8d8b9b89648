import SidebarFocus from '@site/src/plugins/shell/client/SidebarFocus';
import MobileSidebarOriginal from '@theme-original/Navbar/MobileSidebar';

/** The sidebar first: its elements must be there when focus moves into it. */
export default function MobileSidebar() {
  return (
    <>
      <MobileSidebarOriginal />
      <SidebarFocus />
    </>
  );
}
