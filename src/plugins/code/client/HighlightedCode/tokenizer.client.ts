import {useEffect, useState} from 'react';

import type {Tokenize} from './tokenizer';

let loaded: Tokenize | undefined;

/** Fetches the grammars when a block needs them: code that the server has not coloured. */
export function useTokenizer(isNeeded: boolean): Tokenize | undefined {
  const [tokenize, setTokenize] = useState(() => loaded);
  useEffect(() => {
    if (!isNeeded || tokenize) return;
    import('./grammar').then(
      (grammar) => {
        loaded = grammar.tokenize;
        setTokenize(() => loaded);
      },
      // Without colours the code is as readable
      () => undefined,
    );
  }, [isNeeded, tokenize]);
  return tokenize;
}
