import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';

// Adds the languages in `themeConfig.prism.additionalLanguages`
prismIncludeLanguages(Prism);

/** Splits code into lines of Prism tokens. If the language is unknown, each line is one plain token. */
export function tokenize(code: string, language: string): readonly Token[][] {
  const grammar = Prism.languages[language];
  const env = {code, grammar, language, tokens: [] as Parameters<typeof normalizeTokens>[0]};
  if (!grammar) return normalizeTokens([code]);
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens);
}
