import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

import Inspector from './Inspector';
import {hashWith, textInHash} from './text-in-hash';

/** How long after the last keystroke the URL changes. */
const WAIT_MS = 300;

/** Stores the text in the URL's hash, so that readers can share it without any server seeing it. */
function useTextInHash(initialText: string): [string, (text: string) => void] {
  const history = useHistory();
  /** Typed text that is not in the URL yet. */
  const [draft, setDraft] = useState<string>();
  const hash = useSyncExternalStore(
    history.listen,
    () => window.location.hash,
    () => '',
  );
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => {
      const {location} = history;
      history.replace({...location, hash: hashWith(location.hash, 'text', draft)});
      setDraft(undefined);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, history]);
  return [draft ?? textInHash(hash, 'text') ?? initialText, setDraft];
}

/** A text inspector that stores its text in the URL. A page can have only one. */
export default function SharedTextInspector({
  initialText,
}: {
  readonly initialText: string;
}): ReactNode {
  const [text, setText] = useTextInHash(initialText);
  return (
    <div data-hydrate="hash">
      <Inspector text={text} setText={setText} />
    </div>
  );
}
