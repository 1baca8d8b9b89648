import {tokenize} from './grammar';

export type Tokenize = typeof tokenize;

/**
 * Returns the tokenizer, or `undefined` until it is loaded. On the server, it is always loaded. For
 * browsers, the plugin's `index.ts` replaces this file with `tokenizer.client.ts`, so that grammars load
 * only if a page needs them.
 */
export const useTokenizer: (isNeeded: boolean) => Tokenize | undefined = () => tokenize;
