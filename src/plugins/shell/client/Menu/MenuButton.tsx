import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';

/** Opens the mobile menu. A guide with a sidebar has its own menu. */
export default function MenuButton() {
  const {pathname} = useLocation();
  const docs = useActivePluginAndVersion()?.activeVersion?.docs ?? [];
  const isGuide = docs.some(({path, sidebar}) => path === pathname && sidebar !== undefined);
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      commandfor={isGuide ? 'guide-menu' : 'menu'}
      command="show-modal"
      aria-haspopup="dialog"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
    >
      <IconMenu />
    </button>
  );
}
