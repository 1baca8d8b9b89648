import {useId} from 'react';

import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';

import styles from './styles.module.css';

/**
 * A navigation bar dropdown that works without scripts. The browser opens and closes the popover, and
 * the style sheet shows it on hover.
 */
export default function Dropdown({items, position, className, label, children}: Props) {
  const id = useId();
  return (
    <div
      className={clsx('navbar__item dropdown dropdown--hoverable', {
        'dropdown--right': position === 'right',
      })}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        popoverTarget={id}
      >
        {children ?? label}
      </button>
      <ul id={id} className={clsx('dropdown__menu', styles.list)} popover="auto">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
