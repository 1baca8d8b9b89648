import {useId, type ReactNode} from 'react';

import {maxLength} from './text-in-hash';
import styles from './styles.module.css';

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
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.controls}>
        <input
          id={id}
          className={`dau-field ${styles.input}`}
          type="text"
          lang="vi"
          maxLength={maxLength}
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
