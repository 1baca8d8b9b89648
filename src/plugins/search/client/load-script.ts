/**
 * Loads the script of the search at a click or a focus, as `page-controls.js` does before the application
 * runs: in a site without that plugin. It looks a moment later, when `page-controls.js` has loaded it.
 */
export function loadScript(src: string): void {
  setTimeout(() => {
    if (document.querySelector(`script[src="${src}"]`)) return;
    document.head.append(Object.assign(document.createElement('script'), {src}));
  });
}
