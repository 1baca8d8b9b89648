import {tokenize} from './grammar';

export type Tokenize = typeof tokenize;

/**
 * Returns the tokenizer, or `undefined` until it is loaded. On the server it is always
 * available. In the browser bundle `tokenizer.client.ts` replaces this file (see
 * the plugin's `index.ts`), so that grammars load only when they are needed.
 */
export const useTokenizer: (isNeeded: boolean) => Tokenize | undefined = () => tokenize;
