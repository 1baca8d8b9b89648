import {useEffect, useId, useState, type ReactNode} from 'react';

import {useHistory} from '@docusaurus/router';

import styles from './styles.module.css';

/** Maximum number of characters. Each one gets a card. */
const MAX_LENGTH = 60;

/** How long after the last keystroke the URL changes. */
const WAIT_MS = 300;

/** The fields whose text the URL's hash may contain: the text inspector, and the name with a tune. */
type Key = 'text' | 'name';

/**
 * Returns the text in the URL's hash, or `undefined` if there is none. Removes control characters and
 * limits the length, because anyone can write a link.
 */
export function textInHash(key: Key): string | undefined {
  const text = new URLSearchParams(window.location.hash.slice(1)).get(key);
  if (text === null) return undefined;
  return [...text.replace(/\p{Cc}/gu, '')].slice(0, MAX_LENGTH).join('');
}

/**
 * Stores a field's text in the URL's hash, so that readers can share it without any server seeing it. Without a
 * key, the URL does not change.
 *
 * @returns the text, and a function that changes it. The other field keeps its text.
 */
export function useSharedText(key: Key | undefined, initialText: string) {
  const history = useHistory();
  const [text, setText] = useState<string>();
  useEffect(() => setText(key && textInHash(key)), [key]);
  useEffect(() => {
    if (text === undefined || key === undefined) return undefined;
    const timer = setTimeout(() => {
      const fields = new URLSearchParams(window.location.hash.slice(1));
      fields.set(key, text);
      history.replace({...history.location, hash: `#${fields.toString()}`});
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, history, key]);
  return [text ?? initialText, setText] as const;
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
