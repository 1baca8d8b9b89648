/**
 * Keeps what is typed between asking for the modal and its field having the
 * focus: on a slow phone that is several letters.
 *
 * @returns ends the keeping and gives the text
 */
export function keepTypeAhead(): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    // A space would press the button again that has the focus
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    return typed;
  };
}
