import {options} from 'preact';
import {createRoot, hydrateRoot as takeOver} from 'react-dom/client';

/**
 * React runs the effects of what a reader's action has caused before anything
 * else happens; Preact by itself after the next frame. The theme and DocSearch
 * rely on it: what a dialog did to the page is undone before focus returns.
 */
options.requestAnimationFrame = queueMicrotask;

/**
 * React's server puts hints for pictures before the application's own elements.
 * React skips them; Preact would hold them for a part of the page and put
 * everything else before them anew, by which what has focus loses it.
 */
function hydrateRoot(...[container, ...rest]: Parameters<typeof takeOver>) {
  for (const hint of container.querySelectorAll(':scope > link[rel="preload"]')) hint.remove();
  return takeOver(container, ...rest);
}

export default {createRoot, hydrateRoot};
