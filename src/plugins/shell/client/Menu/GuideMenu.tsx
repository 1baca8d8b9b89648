import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import DocSidebarItems from '@theme/DocSidebarItems';

import Menu from '.';
import BarItems from './BarItems';

/** The sidebar of a guide, a way back to the main menu, and the languages. Renders nothing without a sidebar. */
export default function GuideMenu() {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  if (!sidebar) return null;
  return (
    <Menu id="guide-menu">
      <button
        type="button"
        className="clean-btn navbar-sidebar__back"
        commandfor="menu"
        command="show-modal"
      >
        <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
          ← Back to main menu
        </Translate>
      </button>
      <ul className="menu__list">
        <DocSidebarItems items={sidebar.items} activePath={pathname} level={1} />
      </ul>
      <BarItems position="right" />
    </Menu>
  );
}
