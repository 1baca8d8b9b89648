/**
 * Shows an image's large file in a dialog when the reader clicks the image. Without this script, the
 * image links to the large file. The styles are in `client/MarkdownImage`.
 */
(() => {
  const make = (name, properties) => Object.assign(document.createElement(name), properties);

  const show = (link) => {
    const {alt, currentSrc} = link.querySelector('img');
    const image = make('img', {src: link.href, alt});
    // Without a network, show the small file, which has already loaded
    image.addEventListener('error', () => (image.src = currentSrc), {once: true});
    const caption = make('p', {
      className: 'dau-soft',
      textContent: link.closest('figure')?.querySelector('figcaption')?.textContent,
    });
    const close = make('button', {
      className: 'button button--secondary',
      textContent: '×',
      ariaLabel: link.dataset.zoom,
    });
    close.dataset.withoutApplication = '';
    const dialog = make('dialog', {className: 'dau-zoom', ariaLabel: alt});
    dialog.append(image, caption, close);
    dialog.onclick = () => dialog.close();
    dialog.onclose = () => dialog.remove();
    document.body.append(dialog);
    dialog.showModal();
  };

  // Listen in the capture phase, before the application follows the link
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a[data-zoom]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(link);
    },
    true,
  );
})();
