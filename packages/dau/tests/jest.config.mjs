import fs from 'node:fs';
import {fileURLToPath} from 'node:url';

import {globSync} from 'tinyglobby';

/** ES modules, which Jest can load only after a transform. */
const modules = globSync('node_modules/{,*/node_modules/,@*/*/node_modules/}{*,@*/*}/package.json')
  .filter((file) => JSON.parse(fs.readFileSync(file, 'utf8')).type === 'module')
  .map((file) => file.replace(/.*node_modules\/|\/package.json/g, ''));

/**
 * `unit` runs the tests next to the code, `build` the slow tests that build copies of the test site, and
 * `site` the author's own tests (`npm run check`).
 */
const shared = {
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '/native\\.cjs$': '<rootDir>/packages/dau/tests/jest/native.ts',
    // Parts of MDX and of Docusaurus 4 that have no entry for CommonJS
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^remark-emoji$': '<rootDir>/node_modules/remark-emoji/index.js',
  },
  transform: {
    '\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
      },
    ],
  },
  // Docusaurus' client is also ES modules
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(@docusaurus/[^/]+|${modules.join('|')})/)`],
};

const unitModules = {
  ...shared.moduleNameMapper,
  '\\.css$': '<rootDir>/packages/dau/tests/jest/css-module.cjs',
  '^@site/(.*)$': '<rootDir>/$1',
  '^@generated/(.*)$': '<rootDir>/packages/dau/tests/jest/generated/$1',
  '^@theme/(.*)$': '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
  '^@docusaurus/(BrowserOnly|constants|ComponentCreator|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use.*)$':
    '@docusaurus/core/lib/client/exports/$1',
};

export default {
  // The limit is high, because tests that render many components are slow on a busy machine
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      // Tests that need a DOM set `@jest-environment jsdom`
      testEnvironment: 'node',
      testMatch: ['<rootDir>/packages/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/packages/dau/tests/build/'],
      moduleNameMapper: unitModules,
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{blog,docs,i18n,src}/**/*.test.{js,jsx,ts,tsx}'],
      moduleNameMapper: unitModules,
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/packages/dau/tests/build/**/*.test.ts'],
    },
  ],
};
