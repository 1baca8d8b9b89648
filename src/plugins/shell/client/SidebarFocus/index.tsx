import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect} from 'react';

import {afterPaint} from '../../../../lib/after-paint';

/** Makes everything around an element inert; the result undoes it. Live regions still speak. */
export function isolate(element: Element): () => void {
  const silenced: Element[] = [];
  for (let node = element; node !== document.body && node.parentElement;) {
    const parent: Element = node.parentElement;
    for (const sibling of parent.children) {
      const isExempt =
        sibling === node ||
        sibling.matches('[role="alert"], [role="status"], [role="presentation"]');
      if (isExempt || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      silenced.push(sibling);
    }
    node = parent;
  }
  return () => {
    for (const sibling of silenced) sibling.removeAttribute('inert');
  };
}

/**
 * While the mobile sidebar is open: focus is in it and cannot leave it, Escape
 * closes it, and then focus is back on the button that opened it.
 */
export default function SidebarFocus() {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const sidebar = shown ? document.querySelector('.navbar-sidebar') : null;
    if (!sidebar) return undefined;
    sidebar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    // The browser looks at the styles of the whole page again: a fifth of a second on a slow phone
    let release: (() => void) | undefined;
    const forget = afterPaint(() => {
      release = isolate(sidebar);
    });
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      forget();
      const button = document.querySelector<HTMLElement>('.navbar__toggle');
      button?.closest('[inert]')?.removeAttribute('inert');
      button?.focus();
      if (release) afterPaint(release);
    };
  }, [shown, toggle]);
  return null;
}
