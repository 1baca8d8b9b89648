import fs from 'node:fs';

import docusaurus from '@docusaurus/eslint-plugin';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const mayImport = (folder, ...allowed) => ({
  target: folder,
  from: '.',
  except: [folder, ...allowed, './node_modules'],
  message: `${folder} may import ${['packages', ...allowed, 'itself'].join(', ')}.`,
});

const plugins = fs.readdirSync('src/plugins').map((name) => `./src/plugins/${name}`);

const layers = [
  // All code needs the list of languages
  mayImport('./src/lib', './src/config/languages.ts'),
  mayImport('./src/config', './src/lib'),
  mayImport('./src/icons', './src/lib'),
  mayImport('./src/markdown', './src/lib'),
  ...plugins.map((plugin) => mayImport(plugin, './src/lib')),
  mayImport('./src/components', './src/lib', './src/config', './src/css/fonts', './src/plugins'),
  mayImport('./src/theme', './src/lib', './src/components', './src/plugins'),
];

const untranslated = '☆ × . : ( ) / + … \u200B src/config/navigation.ts duong dan đường dẫn';

export default tseslint.config(
  {ignores: ['build', '.*', 'coverage', 'test-results', 'scripts/lib/import/fixtures']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  {
    // This plugin's other rules are for the React Compiler, and are slow
    files: ['src/**/{*.tsx,use*.ts}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', {zones: layers}],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {
    files: ['src/{components,lib,plugins,theme}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: untranslated.split(' ')}],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    // Routes name their components in strings, which import rules do not check
    files: ['src/{lib,plugins}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^@site.src.(components|config|data|theme)/]',
          message: 'A plugin may use only itself and src/lib. Pass everything else in its options.',
        },
      ],
    },
  },
  {
    // Without `await`, a command or a test may end too early. `src` is not checked, because this rule is slow
    files: ['{scripts,tests}/**/*.ts'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {'@typescript-eslint/no-floating-promises': 'error'},
  },
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: ['src/**'], rules: {'no-console': 'error'}},
);
