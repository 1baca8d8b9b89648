import {useEffect, useState} from 'react';

import {useTextInHash} from './Field';
import {Inspector} from '.';

/** How long after the last keystroke the URL changes. */
const WAIT_MS = 300;

/** A text inspector that stores its text in the URL. A page can have only one. */
export default function SharedTextInspector({initialText}: {readonly initialText: string}) {
  const [stored, store] = useTextInHash('text');
  /** Typed text that is not in the URL yet. */
  const [draft, setDraft] = useState<string>();
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => {
      store(draft);
      setDraft(undefined);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div data-hydrate="hash">
      <Inspector text={draft ?? stored ?? initialText} setText={setDraft} />
    </div>
  );
}
