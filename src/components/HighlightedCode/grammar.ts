import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';

// `themeConfig.prism.additionalLanguages`
prismIncludeLanguages(Prism);

/** The lines of a code block, each as pieces with the kinds of syntax they are. */
export function tokenize(code: string, language: string): readonly Token[][] {
  const grammar = Prism.languages[language];
  const env = {code, grammar, language, tokens: [] as Parameters<typeof normalizeTokens>[0]};
  if (!grammar) return normalizeTokens([code]);
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens);
}
