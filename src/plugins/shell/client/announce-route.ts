import type {ClientModule} from '@docusaurus/types';

/** Long enough for the new title to be in the document. */
const TITLE_DELAY_MS = 100;

/** Puts focus on an element that cannot take it, without leaving it in the tab order. */
function focusOnce(element: HTMLElement) {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}

/**
 * A page opened in place says nothing to a screen reader and leaves focus on
 * what is gone. Announces the new title; focus goes to the heading that the
 * address names, else to the start of the page, where the skip link is next.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    const {hash} = location;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    window.setTimeout(() => {
      const region = document.getElementById('dau-route');
      if (region) region.textContent = document.title;
      if (target?.isConnected) focusOnce(target);
      else if (document.activeElement === document.body) {
        const start = document.querySelector<HTMLElement>('[data-page-start]');
        if (start) focusOnce(start);
      }
    }, TITLE_DELAY_MS);
  },
};

export default clientModule;
