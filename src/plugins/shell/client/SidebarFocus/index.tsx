import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect} from 'react';

import {afterPaint} from '../../../../lib/after-paint';

/**
 * Makes everything outside an element inert, except live regions.
 *
 * @returns a function that undoes it
 */
export function isolate(element: Element): () => void {
  const changed: Element[] = [];
  for (let node = element; node !== document.body && node.parentElement;) {
    const parent: Element = node.parentElement;
    for (const sibling of parent.children) {
      const isExempt =
        sibling === node ||
        sibling.matches('[role="alert"], [role="status"], [role="presentation"]');
      if (isExempt || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      changed.push(sibling);
    }
    node = parent;
  }
  return () => {
    for (const sibling of changed) sibling.removeAttribute('inert');
  };
}

/**
 * Keeps the focus inside the open mobile sidebar. Escape closes the sidebar, and
 * the focus returns to the button that opened it.
 */
export default function SidebarFocus() {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const sidebar = shown ? document.querySelector('.navbar-sidebar') : null;
    if (!sidebar) return undefined;
    sidebar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    // After the paint: `inert` makes the browser recalculate all styles, 200 ms on a slow phone
    let release: (() => void) | undefined;
    const cancel = afterPaint(() => {
      release = isolate(sidebar);
    });
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      cancel();
      const button = document.querySelector<HTMLElement>('.navbar__toggle');
      button?.closest('[inert]')?.removeAttribute('inert');
      button?.focus();
      if (release) afterPaint(release);
    };
  }, [shown, toggle]);
  return null;
}
