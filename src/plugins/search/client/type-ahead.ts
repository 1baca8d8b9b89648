/**
 * Records the keys that a reader presses before the field of the modal has the
 * focus. On a slow device that can be several letters.
 *
 * @returns a function that stops recording and returns the typed text
 */
export function recordTypeAhead(): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    // A space would press the focused button again
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    return typed;
  };
}
