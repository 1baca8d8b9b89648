/** The script that pages load if the option `earlyScript` is `true`. */
import './shortcuts-and-loading';

// Older browsers do not support `commandfor`
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>(
      '[data-script][commandfor], dialog [commandfor]',
    );
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
