/**
 * Opens an image large in a dialog after a click or Enter. Without this script, the image is a link to
 * its large file. The styles are in `client/MarkdownImage`.
 */
(() => {
  let dialog;
  /** The link of the image that is shown. */
  let current;

  const show = (link) => {
    current = link;
    const {alt} = link.querySelector('img');
    const image = Object.assign(document.createElement('img'), {src: link.href, alt});
    // Drawings turn dark here, as in the page
    if (link.querySelector('.dau-drawing')) image.className = 'dau-drawing';
    const [stage, caption] = dialog.children;
    // A new element, so that screen readers announce it
    stage.replaceChildren(image);
    caption.textContent = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    dialog.setAttribute('aria-label', alt);
  };

  const make = (label) => {
    const [stage, caption, close] = ['div', 'p', 'button'].map((name) =>
      document.createElement(name),
    );
    stage.setAttribute('aria-live', 'polite');
    close.textContent = '×';
    close.setAttribute('aria-label', label);
    close.dataset.withoutApplication = '';
    close.addEventListener('click', () => dialog.close());
    dialog = Object.assign(document.createElement('dialog'), {className: 'dau-zoom'});
    dialog.append(stage, caption, close);
    stage.addEventListener('click', ({target}) => {
      if (target === stage) dialog.close();
      else target.toggleAttribute('data-whole');
    });
    dialog.addEventListener('close', () => current.focus());
    document.body.append(dialog);
  };

  // In the capture phase, before the application
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a[data-zoom]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!dialog) make(link.dataset.zoom);
      show(link);
      dialog.showModal();
    },
    true,
  );
})();
