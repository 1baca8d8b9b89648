/** Sucrase publishes its parser's types in a separate folder. */
declare module 'sucrase/dist/esm/parser' {
  export {parse} from 'sucrase/dist/types/parser';
}
declare module 'sucrase/dist/esm/parser/tokenizer/types' {
  export {TokenType} from 'sucrase/dist/types/parser/tokenizer/types';
}
