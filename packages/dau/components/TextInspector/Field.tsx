import {useId, useSyncExternalStore, type ReactNode} from 'react';

import {useHistory} from '@docusaurus/router';

import styles from './styles.module.css';

/** Maximum number of characters. Each one gets a card. */
const MAX_LENGTH = 60;

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
 * @returns the text in the hash, and a function that changes it. The other field keeps its text.
 */
export function useTextInHash(key: Key) {
  const history = useHistory();
  const hash = useSyncExternalStore(
    history.listen,
    () => window.location.hash,
    () => '',
  );
  const store = (text: string) => {
    const fields = new URLSearchParams(window.location.hash.slice(1));
    fields.set(key, text);
    history.replace({...history.location, hash: `#${fields.toString()}`});
  };
  return [textInHash(hash, key), store] as const;
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
