import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState} from 'react';
import type {KeyboardEvent} from 'react';

import styles from './styles.module.css';

/**
 * Returns the index of the item that a key moves the focus to.
 *
 * @param current index of the focused item; -1 if none has the focus
 * @returns `null` if the key does not move the focus
 */
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
 * A menu of the navigation bar: a button that shows and hides a list of links. It
 * opens with a click (also from a screen reader), Enter, Space, arrow keys and
 * hovering. Escape closes it and moves the focus to the button.
 */
export default function NavbarDropdown({items, position, className, label, children}: Props) {
  const menuId = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // After Escape, hovering does not open the menu until the pointer has left it
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    // Before the application runs, the style sheet shows the list while the focus is in it
    if (container.current?.querySelector('a:focus')) setOpen(true);
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
    // Wait until the list is visible: only then can it take the focus
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
    // The container only handles keys of the button and the links inside; it is not a control
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
