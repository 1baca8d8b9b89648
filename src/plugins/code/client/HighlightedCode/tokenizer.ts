import {tokenize} from './grammar';

export type Tokenize = typeof tokenize;

/**
 * What knows the grammars of languages; `undefined` as long as it is not there.
 * On the server it always is. In the browser `tokenizer.client.ts` stands in
 * this file's place (see `src/plugins/bundle/scripts`), so that grammars come
 * only to those who need them.
 */
export const useTokenizer: (isNeeded: boolean) => Tokenize | undefined = () => tokenize;
