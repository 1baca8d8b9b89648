import {tokenize} from './grammar';

export type Tokenize = typeof tokenize;

/**
 * Returns the tokenizer on the server. In browser bundles, `tokenizer.client.ts` replaces this file, so
 * a page loads the grammars only if it needs them.
 */
export const useTokenizer: (isNeeded: boolean) => Tokenize | undefined = () => tokenize;
