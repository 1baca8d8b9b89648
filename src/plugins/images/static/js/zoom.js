/**
 * On pages with pictures: a click or Enter on one opens it large, in a dialog. Without this script,
 * the picture is a link to its large file. Its styles are those of `client/MarkdownImage`.
 */
(() => {
  let dialog;
  /** The link of the picture that is shown. */
  let current;

  const show = (link) => {
    current = link;
    const {alt} = link.querySelector('img');
    const image = document.createElement('img');
    image.src = link.href;
    image.alt = alt;
    // A drawing turns dark here, too
    if (link.querySelector('.dau-drawing')) image.className = 'dau-drawing';
    const [stage, caption] = dialog.querySelectorAll('div, p');
    // A new element, so that screen readers tell it
    stage.replaceChildren(image);
    caption.textContent = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    dialog.setAttribute('aria-label', alt);
  };

  const make = (label) => {
    const stage = document.createElement('div');
    stage.setAttribute('aria-live', 'polite');
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', label);
    close.dataset.withoutApplication = '';
    close.addEventListener('click', () => dialog.close());
    dialog = document.createElement('dialog');
    dialog.className = 'dau-zoom';
    dialog.append(stage, document.createElement('p'), close);
    stage.addEventListener('click', ({target}) => {
      if (target === stage) dialog.close();
      else target.toggleAttribute('data-whole');
    });
    dialog.addEventListener('close', () => current.focus());
    dialog.addEventListener('keydown', ({key}) => {
      const step = {ArrowRight: 1, ArrowLeft: -1}[key];
      if (!step || dialog.querySelector('[data-whole]')) return;
      // Without those of the other color mode
      const links = [...document.querySelectorAll('a[data-zoom]')].filter(
        (each) => each.offsetParent,
      );
      show(links.at((links.indexOf(current) + step) % links.length));
    });
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
