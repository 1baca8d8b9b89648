import type {ClientModule} from '@docusaurus/types';

/** React Helmet has set the new title after this delay. */
const TITLE_DELAY_MS = 100;

/** Focuses an element that is not focusable, and makes it unfocusable again on blur. */
function focusOnce(element: HTMLElement) {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}

/**
 * Announces the new title after a client-side navigation, which screen readers do
 * not notice. Moves the focus to the target of the hash. Without a hash, if the
 * focused element is gone, it moves the focus to the start of the page, before the
 * skip link.
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
