import type {ClientModule} from '@docusaurus/types';

/** React Helmet has set the new title after this delay. */
const TITLE_DELAY_MS = 100;

/**
 * Announces the new title after a navigation that screen readers do not notice. The next Tab
 * continues from the target of the hash, as after a page load.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}, previousLocation}) {
    if (!previousLocation || pathname === previousLocation.pathname) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    setTimeout(() => {
      const region = document.getElementById('dau-route');
      if (region) region.textContent = document.title;
      target?.setAttribute('tabindex', '-1');
      target?.focus({preventScroll: true});
    }, TITLE_DELAY_MS);
  },
};

export default clientModule;
