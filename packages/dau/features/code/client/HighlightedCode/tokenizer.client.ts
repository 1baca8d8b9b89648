import {useEffect, useState} from 'react';

import type {Tokenize} from './tokenizer';

let loaded: Tokenize | undefined;

/** Returns the tokenizer, or `undefined` until the grammars have loaded. */
export function useTokenizer(isNeeded: boolean): Tokenize | undefined {
  const [tokenize, setTokenize] = useState(() => loaded);
  useEffect(() => {
    if (!isNeeded || tokenize) return;
    import('./grammar').then(
      (grammar) => {
        loaded = grammar.tokenize;
        setTokenize(() => loaded);
      },
      () => undefined,
    );
  }, [isNeeded, tokenize]);
  return tokenize;
}
