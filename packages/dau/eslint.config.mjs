import fs from 'node:fs';

import docusaurus from '@docusaurus/eslint-plugin';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const DAU = './packages/dau';
/** A package for all sites, which the engine uses like any other package. */
const SEARCH = './packages/search';

/** What a folder of the engine may import, besides npm packages, the search and itself. */
const mayImport = (name, ...others) => {
  const [folder, ...allowed] = [name, ...others].map((each) => `${DAU}/${each}`);
  return {
    target: folder,
    from: '.',
    except: [folder, ...allowed, SEARCH, './node_modules'],
    message: `${name} may import ${['npm packages', ...others, 'itself'].join(', ')}.`,
  };
};

const basis = ['content', 'settings', 'utils'];

const zones = [
  mayImport('../search'),
  mayImport('utils'),
  // All code needs the list of languages, before any option could reach it
  mayImport('settings', 'utils', '../../src/config/languages.ts'),
  mayImport('content', 'settings', 'utils'),
  mayImport('ui', ...basis),
  mayImport('icons', ...basis),
  mayImport('markdown', ...basis),
  ...fs.readdirSync(`${DAU}/features`).map((name) => mayImport(`features/${name}`, ...basis, 'ui')),
  mayImport('components', ...basis, 'ui', 'styles/fonts', 'features'),
  mayImport('theme', ...basis, 'ui', 'components', 'features'),
];

const untranslated = [...'@☆×.:()/+…\u200B', 'src/config/navigation.ts'];

export default tseslint.config(
  {ignores: ['build', '.*', 'coverage', 'test-results', 'packages/dau/cli/lib/import/fixtures']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  {
    // This plugin's other rules are for the React Compiler, and are slow
    files: ['{src,packages}/**/{*.tsx,use*.ts}'],
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
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {
    files: ['packages/**/*.{ts,tsx}'],
    // Unit tests also use `tests/support`
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {'import-x/no-restricted-paths': ['error', {zones}]},
  },
  {
    files: ['packages/{dau/{components,features,theme,ui},search/src}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: untranslated}],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    // The author's files import what packages/dau/package.json exports
    files: ['src/**', 'docusaurus.config.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: ['**/packages/dau/**']}]},
  },
  {
    // Without `await`, a command or a test may end too early. Other files are not checked, because this
    // rule is slow
    files: ['packages/dau/{cli,tests}/**/*.ts', 'packages/search/bench/*.ts'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: process.cwd()}},
    rules: {'@typescript-eslint/no-floating-promises': 'error'},
  },
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {
    files: ['src/**', 'packages/dau/**'],
    ignores: ['packages/dau/{cli,tests}/**'],
    rules: {'no-console': 'error'},
  },
);
