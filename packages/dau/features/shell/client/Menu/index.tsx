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
import type {Props as MenuListProps} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

import {shellId} from '../../../../utils/shell-ids';

import styles from './styles.module.css';

const MENU = shellId('menu');
const GUIDE_MENU = shellId('guide-menu');

type Items = ReturnType<typeof useThemeConfig>['navbar']['items'];

const itemsOf = (items: Items) =>
  (items as NavbarItemConfig[]).map((item, index) => <NavbarItem key={index} mobile {...item} />);

const isLanguages = ({type}: Items[number]) => type === 'localeDropdown';

/** Returns links to the pages that only the footer links to. */
function useFooterPages(): Items {
  const {navbar, footer} = useThemeConfig();
  const inBar = navbar.items.map(({to}) => to);
  return (footer?.links ?? [])
    .flatMap((link) => ('items' in link ? link.items : [link]) as {to?: string; label?: string}[])
    .filter(({to}) => to?.startsWith('/') && !inBar.includes(to))
    .map(({to, label}) => ({to, label, exact: true}));
}

/**
 * A mobile menu. It ends with the languages and the pages that only the footer links to. It works before
 * React starts, because a button with `popovertarget` opens it. It is a popover, because a modal dialog makes
 * the browser recompute the styles of the whole page: 90 ms more before the menu appears on a phone.
 */
function Menu({id, children}: {id: string; children: ReactNode}) {
  return (
    <dialog
      id={id}
      className={styles.menu}
      popover="auto"
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      data-search-ignore
      data-nosnippet
    >
      <div className={`navbar-sidebar__brand ${styles.head}`}>
        <NavbarLogo />
        <NavbarColorModeToggle className={styles.colorMode} />
        <button
          type="button"
          className="clean-btn"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
        >
          <IconClose color="currentColor" />
        </button>
      </div>
      <div className={`navbar-sidebar__item menu ${styles.items}`}>
        {children}
        <ul className={`menu__list ${styles.more}`}>
          {itemsOf(useThemeConfig().navbar.items.filter(isLanguages))}
          {itemsOf(useFooterPages().filter(({to}) => to !== '/'))}
        </ul>
      </div>
    </dialog>
  );
}

/** A list in the menu with the items of one of the bar's dropdowns. */
export function MenuList({items, label, children}: MenuListProps) {
  return (
    <li className="menu__list-item">
      <p className={styles.label}>{children ?? label}</p>
      <ul className="menu__list">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
          />
        ))}
      </ul>
    </li>
  );
}

/** The home page and the navigation bar's items. */
export function MainMenu() {
  const {items} = useThemeConfig().navbar;
  return (
    <Menu id={MENU}>
      <ul className={`menu__list ${styles.rows}`}>
        {itemsOf(useFooterPages().filter(({to}) => to === '/'))}
        {itemsOf(items.filter((item) => !isLanguages(item)))}
      </ul>
    </Menu>
  );
}

export function GuideMenu() {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  if (!sidebar) return null;
  return (
    <Menu id={GUIDE_MENU}>
      <button type="button" className="clean-btn navbar-sidebar__back" popoverTarget={MENU}>
        <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
          ← Back to main menu
        </Translate>
      </button>
      <ul className={`menu__list ${styles.rows}`}>
        <DocSidebarItems items={sidebar.items} activePath={pathname} level={1} />
      </ul>
    </Menu>
  );
}

/** On a phone, opens the guide menu on guides with a sidebar, and the main menu on all other pages. */
export function MenuButton() {
  const {pathname} = useLocation();
  const docs = useActivePluginAndVersion()?.activeVersion?.docs ?? [];
  const isGuide = docs.some(({path, sidebar}) => path === pathname && sidebar !== undefined);
  return (
    <button
      type="button"
      className="clean-btn navbar__toggle"
      popoverTarget={isGuide ? GUIDE_MENU : MENU}
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
