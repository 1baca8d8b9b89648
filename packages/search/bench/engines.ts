/** Builds stock Docusaurus sites with the engines, each configured as its README says. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import type {Language, Page} from './corpus';

const OURS = 'docusaurus-search-folded';

export type Engine = {
  /** The entries of Docusaurus' configuration. */
  config: (language: Language) => {themes?: unknown[]};
  /** The path of the page to search on, if it is not the home page. */
  page?: string;
  /** The selector of the button that opens the search, if there is one. */
  button?: string;
  /** The selector of the search field. */
  field: string;
  /** The selector of the links in the results. */
  result: string;
};

/** Pagefind's own interface, as its documentation shows it. There is no theme for Docusaurus. */
const PAGEFIND_PAGE = `<!doctype html><meta charset="utf-8"><title>Pagefind</title>
<link href="/pagefind/pagefind-ui.css" rel="stylesheet"><script src="/pagefind/pagefind-ui.js"></script>
<div id="search"></div><script>new PagefindUI({element: '#search', showSubResults: true})</script>`;

export const ENGINES: Record<string, Engine> = {
  [OURS]: {
    config: () => ({themes: [OURS]}),
    button: 'button[data-script]',
    field: 'dialog[data-search] input',
    result: 'dialog [data-list=results] a[href]',
  },
  '@easyops-cn/docusaurus-search-local': {
    config: (language) => ({
      themes: [
        [
          '@easyops-cn/docusaurus-search-local',
          // Lunr has no language pack for Czech
          {hashed: true, language: language === 'cs' ? 'en' : language, indexBlog: false},
        ],
      ],
    }),
    // The suggestions in the navigation bar are not links
    page: '/search',
    field: 'input[type=search][name=q]',
    result: 'section article h2 a',
  },
  pagefind: {
    config: () => ({}),
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

/** Installs Docusaurus, this repository's package, and the newest versions of the other engines. */
export function install(folder: string): void {
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name": "bench", "private": true}');
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', args, {cwd, stdio: 'inherit'});
  npm('.', 'run', 'pack', '-w', OURS, '--', '--pack-destination', folder);
  const tarball = fs.readdirSync(folder).find((file) => file.endsWith('.tgz'));
  const rivals = Object.keys(ENGINES).filter((name) => name !== OURS);
  npm(folder, 'install', '--no-audit', '--no-fund', `./${tarball}`, ...STOCK, ...OTHERS, ...rivals);
  npm(folder, 'ls', '--depth', '0');
}

/** Writes a site with the given pages. */
export function writePages(site: string, pages: Page[]): void {
  fs.rmSync(site, {recursive: true, force: true});
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), text);
  };
  for (const [at, {path: page, title, markdown}] of pages.entries()) {
    const file = `docs/part-${Math.floor(at / FOLDER) + 1}/${page.replaceAll('/', '-')}.md`;
    write(file, `---\ntitle: ${JSON.stringify(title)}\nslug: /${page}\n---\n\n${markdown}\n`);
  }
  write('src/pages/index.md', '# Bench\n');
  write('package.json', '{"private": true}');
}

/** Builds the site with an engine. Returns the folder of the build. */
export function build(site: string, language: Language, engine: string): string {
  const config = {
    title: 'Bench',
    url: 'https://example.com',
    baseUrl: '/',
    future: {v4: true},
    markdown: {format: 'detect'},
    i18n: {defaultLocale: language, locales: [language]},
    presets: [['classic', {docs: {numberPrefixParser: false}, blog: false}]],
    ...ENGINES[engine]?.config(language),
  };
  const file = path.join(site, 'docusaurus.config.js');
  fs.writeFileSync(file, `module.exports = ${JSON.stringify(config)};`);
  const npx = (...args: string[]) => execFileSync('npx', args, {cwd: site, stdio: 'inherit'});
  npx('docusaurus', 'build');
  const folder = path.join(site, 'build');
  if (engine === 'pagefind') {
    npx('pagefind', '--site', 'build');
    fs.writeFileSync(path.join(folder, 'pagefind.html'), PAGEFIND_PAGE);
  }
  return folder;
}
