import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState} from 'react';
import type {KeyboardEvent} from 'react';

import styles from './styles.module.css';

/** Where the arrow keys lead from the item that has focus; `null`: no such key. */
export function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current <= 0 ? count : current) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * A menu of the navigation bar, as a button that shows and hides a list of
 * links: a click of any kind opens it (a screen reader's too), Enter, Space and
 * the arrows as well, hovering as before; Escape closes it and gives focus back.
 */
export default function NavbarDropdown({items, position, className, label, children}: Props) {
  const menuId = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Escape closes a menu that hovering holds open, until the pointer has left
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const closeFromOutside = ({target}: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, closeFromOutside);
    return () => {
      for (const name of events) document.removeEventListener(name, closeFromOutside);
    };
  }, []);

  const focusItem = (key: string): boolean => {
    const links = [...(container.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
    const index = nextIndex(
      key,
      links.findIndex((link) => link === document.activeElement),
      links.length,
    );
    if (index === null) return false;
    setOpen(true);
    // The list can take focus once it shows
    requestAnimationFrame(() => links[index]?.focus());
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      setDismissed(true);
      button.current?.focus();
    } else if (focusItem(event.key)) {
      event.preventDefault();
    }
  };

  return (
    // The keys move between the button and the links inside; the container itself is no control
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={onKeyDown}
      onMouseLeave={() => {
        setDismissed(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', 'navbar__link', styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className="dropdown__menu">
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
