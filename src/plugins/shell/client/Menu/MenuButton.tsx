import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';

import type {MenuId} from '.';

/** Returns the menu that fits the page: on a guide with a sidebar its own. */
function useMenuId(): MenuId {
  const {pathname} = useLocation();
  const isGuide = Object.values(useAllDocsData())
    .flatMap(({versions}) => versions)
    .some(({docs}) => docs.some(({path, sidebar}) => path === pathname && sidebar !== undefined));
  return isGuide ? 'guide-menu' : 'menu';
}

/** Opens the menu of a phone. */
export default function MenuButton() {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      commandfor={useMenuId()}
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
