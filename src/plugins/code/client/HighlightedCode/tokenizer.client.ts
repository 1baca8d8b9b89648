import {useEffect, useState} from 'react';

import type {Tokenize} from './tokenizer';

let loaded: Tokenize | undefined;

/** Loads the grammars if a code block needs them. Returns `undefined` until they are loaded. */
export function useTokenizer(isNeeded: boolean): Tokenize | undefined {
  const [tokenize, setTokenize] = useState(() => loaded);
  useEffect(() => {
    if (!isNeeded || tokenize) return;
    import('./grammar').then(
      (grammar) => {
        loaded = grammar.tokenize;
        setTokenize(() => loaded);
      },
      // If the grammars cannot be loaded, the code is shown without colors
      () => undefined,
    );
  }, [isNeeded, tokenize]);
  return tokenize;
}
