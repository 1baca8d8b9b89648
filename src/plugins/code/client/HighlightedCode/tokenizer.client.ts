import {useEffect, useState} from 'react';

import type {Tokenize} from './tokenizer';

let loaded: Tokenize | undefined;

/** Loads the grammars if a block needs them, and returns `undefined` until they are loaded. */
export function useTokenizer(isNeeded: boolean): Tokenize | undefined {
  const [tokenize, setTokenize] = useState(() => loaded);
  useEffect(() => {
    if (!isNeeded || tokenize) return;
    import('./grammar').then(
      (grammar) => {
        loaded = grammar.tokenize;
        setTokenize(() => loaded);
      },
      // Without highlighting the code is still readable
      () => undefined,
    );
  }, [isNeeded, tokenize]);
  return tokenize;
}
