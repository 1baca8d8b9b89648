import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import type {SearchAddress} from './useSearchAddress';

import {PAGE_PAUSE_MS} from '../../tuning';
import styles from './styles.module.css';

type Props = {readonly action: string; readonly address: SearchAddress};

/** The field. Works before the scripts do: it is a plain form of the same address. */
export default function SearchForm({action, address}: Props): ReactNode {
  const [typed, setTyped] = useState(address.query);
  const [known, setKnown] = useState(address.query);
  const [asked, setAsked] = useState<string>();
  // Is the entry of the browser's history one that typing may still change?
  const [isDraft, setDraft] = useState(address.query === '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (known !== address.query) {
    setKnown(address.query);
    // Back, forward or a link changed the address, not this field.
    if (address.query !== asked) {
      setTyped(address.query);
      setAsked(undefined);
      setDraft(address.query === '');
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (query: string, draft: boolean) => {
    clearTimeout(timer.current);
    setDraft(draft);
    if (query === address.query) return;
    setAsked(query);
    if (isDraft) address.replaceQuery(query);
    else address.pushQuery(query);
  };
  const type = (query: string, composing: boolean) => {
    setTyped(query);
    clearTimeout(timer.current);
    // A half composed word is not a query.
    if (!composing) timer.current = setTimeout(() => search(query, true), PAGE_PAUSE_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed, false);
  };
  const label = translate({
    id: 'theme.SearchPage.inputLabel',
    message: 'Search',
    description: 'The ARIA label for search page input',
  });
  return (
    <form
      className={styles.form}
      role="search"
      action={action}
      data-hydrate="query"
      onSubmit={submit}
    >
      <input
        className={styles.input}
        type="search"
        name="q"
        value={typed}
        aria-label={label}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
          description: 'The placeholder for search page input',
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({target, nativeEvent}) =>
          type(target.value, (nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({currentTarget}) => type(currentTarget.value, false)}
      />
      <button className={styles.submit} type="submit">
        {label}
      </button>
    </form>
  );
}
