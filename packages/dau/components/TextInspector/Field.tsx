import {useEffect, useId, useState, useSyncExternalStore, type ReactNode} from 'react';

import {useHistory} from '@docusaurus/router';

import styles from './styles.module.css';

/** Maximum number of characters. Each one gets a card. */
const MAX_LENGTH = 60;

/** How long after the last keystroke the URL changes. */
const WAIT_MS = 300;

/** The fields whose text the URL's hash may contain: the text inspector, and the name with a tune. */
type Key = 'text' | 'name';

/**
 * Returns the text in a URL's hash, or `undefined` if there is none. Removes control characters and
 * limits the length, because anyone can write a link.
 */
export function textInHash(hash: string, key: Key): string | undefined {
  const text = new URLSearchParams(hash.slice(1)).get(key);
  if (text === null) return undefined;
  return [...text.replace(/\p{Cc}/gu, '')].slice(0, MAX_LENGTH).join('');
}

/**
 * Stores a field's text in the URL's hash, so that readers can share it without any server seeing it.
 *
 * @returns the text, and a function that changes it. The other field keeps its text.
 */
export function useSharedText(key: Key, initialText: string) {
  const history = useHistory();
  const hash = useSyncExternalStore(
    history.listen,
    () => window.location.hash,
    () => '',
  );
  /** Typed text that is not in the URL yet. */
  const [draft, setDraft] = useState<string>();
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => {
      const fields = new URLSearchParams(window.location.hash.slice(1));
      fields.set(key, draft);
      history.replace({...history.location, hash: `#${fields.toString()}`});
      setDraft(undefined);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [draft, history, key]);
  return [draft ?? textInHash(hash, key) ?? initialText, setDraft] as const;
}

type Props = {
  readonly label: ReactNode;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Buttons next to the field. */
  readonly children: ReactNode;
};

/** A field for Vietnamese text, with its label and its buttons. */
export default function Field({label, text, setText, children}: Props): ReactNode {
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id} data-scripted>
        {label}
      </label>
      <div className="dau-flow" data-scripted>
        <input
          id={id}
          className={`dau-field ${styles.input}`}
          type="text"
          lang="vi"
          maxLength={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => setText(target.value)}
        />
        {children}
      </div>
    </>
  );
}
