import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

import Inspector from './Inspector';
import {hashOf, textInHash} from './text-in-hash';

/** The address changes when the reader stops typing, not with each key. */
const WAIT_MS = 300;

/** Keeps a text in the hash of the address: a link shares it, and no server sees it. */
function useTextInHash(initialText: string): [string, (text: string) => void] {
  const history = useHistory();
  /** What was typed and is not in the address yet. */
  const [draft, setDraft] = useState<string>();
  const hash = useSyncExternalStore(
    history.listen,
    () => window.location.hash,
    () => '',
  );
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => {
      history.replace({...history.location, hash: hashOf(draft)});
      setDraft(undefined);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, history]);
  return [draft ?? textInHash(hash) ?? initialText, setDraft];
}

/** The text inspector with its text in the address. Use it once in a page. */
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
