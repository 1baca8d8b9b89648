import type {ClientModule} from '@docusaurus/types';

/** After this delay, React Helmet has set the new title. */
const TITLE_DELAY_MS = 100;

/**
 * When the reader opens another page without a reload, writes its title into an element that screen
 * readers announce. Also moves the focus to the target of the hash, as the browser does after a reload.
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
