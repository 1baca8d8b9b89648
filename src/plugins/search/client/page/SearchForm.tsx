import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import type {SearchAddress} from './useSearchAddress';

import {PAGE_PAUSE_MS} from '../../limits';
import styles from './styles.module.css';

type Props = {readonly action: string; readonly address: SearchAddress};

/** The search form. It works without scripts: as a plain form it opens the same address. */
export default function SearchForm({action, address}: Props): ReactNode {
  const [typed, setTyped] = useState(address.query);
  const [lastQuery, setLastQuery] = useState(address.query);
  const [submitted, setSubmitted] = useState<string>();
  // While true, typing replaces the current history entry instead of adding one.
  const [isDraft, setDraft] = useState(address.query === '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (lastQuery !== address.query) {
    setLastQuery(address.query);
    // The address was changed by back, forward or a link, not by this form.
    if (address.query !== submitted) {
      setTyped(address.query);
      setSubmitted(undefined);
      setDraft(address.query === '');
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (query: string, draft: boolean) => {
    clearTimeout(timer.current);
    setDraft(draft);
    if (query === address.query) return;
    setSubmitted(query);
    if (isDraft) address.replaceQuery(query);
    else address.pushQuery(query);
  };
  const type = (query: string, composing: boolean) => {
    setTyped(query);
    clearTimeout(timer.current);
    // An input method has not finished the word yet.
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
