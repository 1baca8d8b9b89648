import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';

// `themeConfig.prism.additionalLanguages`
prismIncludeLanguages(Prism);

/** Of an empty line the library says that it holds its own end. */
const withoutEnd = (line: Token[]): Token[] =>
  line.length === 1 && line[0]?.content === '\n' ? [] : line;

/** The lines of a code block without their ends, each as pieces with the kinds of syntax they are. */
export function tokenize(code: string, language: string): readonly Token[][] {
  const grammar = Prism.languages[language];
  const env = {code, grammar, language, tokens: [] as Parameters<typeof normalizeTokens>[0]};
  if (!grammar) return normalizeTokens([code]).map(withoutEnd);
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens).map(withoutEnd);
}
