import {useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

import Inspector from './Inspector';
import {hashOf, textInHash} from './text-in-hash';

/** The address changes when the reader stops typing, not with each key. */
const WAIT_MS = 300;

/** Keeps a text in the hash of the address: a link shares it, and no server sees it. */
function useTextInHash(initialText: string): [string, (text: string) => void] {
  const history = useHistory();
  const {hash} = useLocation();
  const [text, setText] = useState(initialText);
  // The server's HTML has the initial text, so the hash is read after that
  useEffect(() => {
    setText(textInHash(hash) ?? initialText);
  }, [hash, initialText]);
  useEffect(() => {
    const {location} = history;
    if (text === (textInHash(location.hash) ?? initialText)) return undefined;
    const timer = setTimeout(() => {
      history.replace({...history.location, hash: hashOf(text)});
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, initialText, history]);
  return [text, setText];
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
