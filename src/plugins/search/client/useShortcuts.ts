import {useEffect} from 'react';

const isTyping = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/**
 * Keyboard shortcuts: Ctrl/Cmd+K opens and closes, `/` opens outside text fields,
 * Escape closes.
 */
export function useShortcuts({
  isOpen,
  onOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const isK = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash =
        event.key === '/' &&
        !(event.metaKey || event.ctrlKey || event.altKey) &&
        !isTyping(event.composedPath()[0]);
      if (isOpen && (isK || event.key === 'Escape')) {
        event.preventDefault();
        onClose();
      } else if (!isOpen && (isK || isSlash)) {
        event.preventDefault();
        onOpen();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
