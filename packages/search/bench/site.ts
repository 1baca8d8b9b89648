/** Builds stock Docusaurus sites with the engines, each configured as its README says. */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import type {Language, Page} from './corpus';

const OURS = 'docusaurus-search-folded';

export type Engine = {
  /** The entries of Docusaurus' configuration. */
  config: (language: Language) => {themes?: unknown[]; plugins?: unknown[]};
  /** Matches the files of the index. */
  index: RegExp;
  /** The path of the page to search on, if it is not an ordinary page. */
  page?: string;
  /** The selector of the search field. */
  field: string;
  /** The selector of the button that opens the search, if there is one. */
  button?: string;
  /** The selector of the results, or of the links in them. */
  result: string;
  /** A results page with links, if `result` selects none: its path, its field and its results. */
  list?: {page: string; field: string; result: string};
};

/** Lunr has no language pack for Czech. */
const lunrLanguage = (language: Language) => (language === 'cs' ? 'en' : language);

/** Pagefind's own interface, as its documentation shows it. There is no theme for Docusaurus. */
const PAGEFIND_PAGE = `<!doctype html><meta charset="utf-8"><title>Pagefind</title>
<link href="/pagefind/pagefind-ui.css" rel="stylesheet"><script src="/pagefind/pagefind-ui.js"></script>
<div id="search"></div><script>new PagefindUI({element: '#search', showSubResults: true})</script>`;

export const ENGINES: Record<string, Engine> = {
  [OURS]: {
    config: () => ({themes: [OURS]}),
    index: /^search-index\//,
    button: 'button[data-script]',
    field: 'dialog[data-search] input',
    result: 'dialog [data-list=results] a[href]',
  },
  '@easyops-cn/docusaurus-search-local': {
    config: (language) => ({
      themes: [
        [
          '@easyops-cn/docusaurus-search-local',
          {hashed: true, language: lunrLanguage(language), indexBlog: false},
        ],
      ],
    }),
    index: /^search-index.*\.json$/,
    field: '.navbar__search-input',
    result: '[class*=suggestions_] [class*=hitTitle_]',
    list: {page: '/search', field: 'input[type=search][name=q]', result: 'section article h2 a'},
  },
  'docusaurus-lunr-search': {
    config: (language) => ({
      plugins: [
        ['docusaurus-lunr-search', {languages: [...new Set(['en', lunrLanguage(language)])]}],
      ],
    }),
    index: /^(search-doc|lunr-index)-\d+\.json$/,
    field: '#search_input_react:enabled',
    result: '.ds-suggestions a',
  },
  '@cmfcmf/docusaurus-search-local': {
    config: (language) => ({
      plugins: [
        ['@cmfcmf/docusaurus-search-local', {language: lunrLanguage(language), indexBlog: false}],
      ],
    }),
    index: /^search-index.*\.json$/,
    button: '.aa-DetachedSearchButton',
    field: '.aa-Input',
    result: 'a.aa-ItemLink',
  },
  pagefind: {
    config: () => ({}),
    index: /^pagefind\/(fragment|index|filter|.*\.pf_meta|pagefind-entry)/,
    page: '/pagefind.html',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
  },
};

/** What `create-docusaurus` installs. */
const STOCK = ['core', 'faster', 'preset-classic'].map((name) => `@docusaurus/${name}@3`);
const OTHERS = ['@mdx-js/react@3', 'clsx@2', 'prism-react-renderer@2', 'react@19', 'react-dom@19'];

/** How many pages a folder contains. One folder for all pages would give each page a huge sidebar. */
const FOLDER = 50;
const MAX_SECONDS = 1_500;

/**
 * Installs Docusaurus, this repository's package as a tarball, and the newest version of the other
 * engines. Returns the versions.
 */
export function install(folder: string): Record<string, string> {
  const rivals = Object.keys(ENGINES).filter((name) => name !== OURS);
  const pack = ['run', 'pack', '-w', OURS, '--', '--pack-destination', folder];
  execFileSync('npm', pack, {stdio: 'inherit'});
  const tarball = fs.readdirSync(folder).find((file) => file.endsWith('.tgz'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name": "bench", "private": true}');
  const packages = [...STOCK, ...OTHERS, ...rivals.map((name) => `${name}@latest`), `./${tarball}`];
  const args = ['install', '--no-audit', '--no-fund', ...packages];
  execFileSync('npm', args, {cwd: folder, stdio: 'inherit'});
  const versionOf = (name: string) => {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
  };
  const all = ['@docusaurus/core', ...Object.keys(ENGINES)];
  return Object.fromEntries(all.map((name) => [name, versionOf(name)]));
}

/** Writes a site with the given pages, and a configuration for each engine and for none. */
export function writeSite(site: string, language: Language, pages: Page[]): void {
  fs.rmSync(site, {recursive: true, force: true});
  for (const [at, {path: page, title, markdown}] of pages.entries()) {
    const folder = path.join(site, 'docs', `part-${Math.floor(at / FOLDER) + 1}`);
    fs.mkdirSync(folder, {recursive: true});
    const fields = `title: ${JSON.stringify(title)}\nslug: /${page}`;
    const file = path.join(folder, `${page.replaceAll('/', '-')}.md`);
    fs.writeFileSync(file, `---\n${fields}\n---\n\n${markdown}\n`);
  }
  fs.mkdirSync(path.join(site, 'src/pages'), {recursive: true});
  fs.writeFileSync(path.join(site, 'src/pages/index.md'), '# Bench\n');
  fs.writeFileSync(path.join(site, 'pagefind.html'), PAGEFIND_PAGE);
  fs.writeFileSync(path.join(site, 'package.json'), '{"private": true}');
  for (const [name, {config}] of [
    ['none', {config: () => ({})}] as const,
    ...Object.entries(ENGINES),
  ]) {
    const settings = {
      title: 'Bench',
      url: 'https://example.com',
      baseUrl: '/',
      future: {v4: true},
      markdown: {format: 'detect'},
      i18n: {defaultLocale: language, locales: [language]},
      presets: [['classic', {docs: {numberPrefixParser: false}, blog: false}]],
      ...config(language),
    };
    const file = path.join(site, `docusaurus.config.${fileName(name)}.js`);
    fs.writeFileSync(file, `module.exports = ${JSON.stringify(settings)};`);
  }
}

const fileName = (engine: string) => engine.replace(/\W+/g, '-');

export const buildFolder = (site: string, engine: string) =>
  path.join(site, `build-${fileName(engine)}`);

/**
 * Builds the site with an engine, without a cache.
 *
 * @returns the CPU seconds, or the reason why there is no build
 */
export function build(site: string, engine: string): number | string {
  const folder = path.basename(buildFolder(site, engine));
  const isPagefind = engine === 'pagefind';
  const command = isPagefind
    ? `cp -r build-none ${folder} && time npx pagefind --site ${folder} && cp pagefind.html ${folder}`
    : `time npx docusaurus build --config docusaurus.config.${fileName(engine)}.js --out-dir ${folder}`;
  for (const cache of ['.docusaurus', folder, '../node_modules/.cache'])
    fs.rmSync(path.join(site, cache), {recursive: true, force: true});
  const {status, signal, stdout, stderr} = spawnSync(
    'timeout',
    [`${MAX_SECONDS}`, 'bash', '-c', `TIMEFORMAT='cpu %U %S'; ${command}`],
    {cwd: site, encoding: 'utf8', maxBuffer: 1 << 28},
  );
  fs.writeFileSync(path.join(site, `${folder}.log`), stdout + stderr);
  if (status === 124) return `no build after ${MAX_SECONDS / 60} minutes`;
  const [, user = 0, system = 0] = /cpu ([\d.]+) ([\d.]+)/.exec(stderr) ?? [];
  return status === 0 ? Number(user) + Number(system) : `the build failed (${signal ?? status})`;
}
