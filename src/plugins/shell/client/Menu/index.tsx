import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';

import styles from './styles.module.css';

/**
 * A mobile menu: a dialog in every page's HTML, opened by a button with `commandfor`. The browser
 * moves the focus, makes the page behind it inert, and closes it on Escape.
 */
export default function Menu({id, children}: {id: string; children: ReactNode}) {
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
