import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      '.docusaurus-hosted',
      '.cache',
      'coverage',
      'playwright-report',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      'no-console': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {
    // CommonJS, as the bundler and Jest load it.
    files: ['**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // Command-line programs talk to a terminal.
    files: ['scripts/**', 'bench/**'],
    rules: {'no-console': 'off'},
  },
);
