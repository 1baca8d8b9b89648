/**
 * Opens the search and loads its script, before the application starts. A site may bundle this script
 * with its own (see the option `earlyScript`).
 */
import {SLASH_KEY} from '../shared/constants';

/** Whether `/` opens the search. */
const hasSlashKey = document.currentScript?.hasAttribute(SLASH_KEY);

/** Loads the search script of the search button or field that contains `target`. */
function loadScript(target: Partial<Element> | null) {
  const button = target?.closest?.<HTMLElement>('[data-script]');
  const src = button?.dataset.script;
  if (!src || document.querySelector(`script[src="${src}"]`)) return;
  const id = button.getAttribute('commandfor') ?? '';
  const root = document.getElementById(id) ?? button.closest<HTMLElement>('[data-search]');
  const script = document.createElement('script');
  script.src = src;
  script.onerror = () => {
    script.remove();
    for (const part of root?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
      part.hidden = part.dataset.part !== 'failed';
    }
  };
  document.head.append(script);
}

for (const type of ['pointerover', 'focusin', 'click']) {
  document.addEventListener(type, ({target}) => loadScript(target as Element));
}
// On the results page, the application may have filled the field before this script ran
loadScript(document.querySelector('[data-script] input:not(:placeholder-shown)'));

// Ctrl+K, ⌘K and `/` press the search button, unless it is inert
document.addEventListener('keydown', (event) => {
  const {key, ctrlKey, metaKey, altKey} = event;
  const isCommand = ctrlKey || metaKey;
  // `key` is missing when the browser autofills a field
  if (altKey || !(isCommand ? /^k$/i : /^\/$/).test(key)) return;
  // DocSearch also listens to these keys, and would open the search again
  event.stopPropagation();
  const target = event.composedPath()[0] as HTMLElement;
  const isText = target.isContentEditable || target.closest?.('input,textarea,select,[role$=box]');
  if (!isCommand && (!hasSlashKey || isText)) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  if (!button || button.closest('[inert]')) return;
  event.preventDefault();
  button.click();
});

// Older browsers do not support `commandfor`
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-script][commandfor],dialog [commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
