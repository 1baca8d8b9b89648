import type {ReactNode} from 'react';

import {useActivePluginAndVersion, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import DocSidebarItems from '@theme/DocSidebarItems';
import IconClose from '@theme/Icon/Close';
import IconMenu from '@theme/Icon/Menu';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';

import styles from './styles.module.css';

/** A mobile menu. It works before React starts, because a button with `commandfor` opens the dialog. */
function Menu({id, children}: {id: string; children: ReactNode}) {
  return (
    <dialog
      id={id}
      className={styles.menu}
      closedby="any"
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      data-search-ignore
      data-nosnippet
    >
      <div className={styles.head}>
        <NavbarLogo />
        <NavbarColorModeToggle className={styles.colorMode} />
        <button
          type="button"
          className="clean-btn"
          commandfor={id}
          command="close"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
        >
          <IconClose color="currentColor" />
        </button>
      </div>
      <div className={`navbar-sidebar__item menu ${styles.items}`}>{children}</div>
    </dialog>
  );
}

function BarItems({position}: {readonly position?: 'right'}) {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <ul className="menu__list">
      {items.map(
        (item, index) =>
          (!position || item.position === position) && <NavbarItem key={index} mobile {...item} />,
      )}
    </ul>
  );
}

/** Contains the navigation bar's items, and the pages that only the footer links to. */
export function MainMenu() {
  const {navbar, footer} = useThemeConfig();
  const inBar = navbar.items.map(({to}) => to);
  const more = (footer?.links ?? [])
    .flatMap((link) => ('items' in link ? link.items : [link]) as {to?: string; label?: string}[])
    .filter(({to}) => to?.startsWith('/') && !inBar.includes(to));
  return (
    <Menu id="menu">
      <BarItems />
      <ul className="menu__list">
        {more.map(({to, label}) => (
          <NavbarItem key={to} mobile exact to={to} label={label} />
        ))}
      </ul>
    </Menu>
  );
}

export function GuideMenu() {
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

/** Opens the guide menu on guides with a sidebar, and the main menu on all other pages. */
export function MenuButton() {
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
