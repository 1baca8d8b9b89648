/** The engines, each configured as its README says. */
import type {Language} from './corpus';

export const OURS = 'docusaurus-search-folded';

export type Engine = {
  /** The entries of Docusaurus' configuration. */
  config: (language: Language) => {themes?: unknown[]; plugins?: unknown[]};
  /** Matches the files of the index. */
  index: RegExp;
  /** The path of the page to search on, if it is not an ordinary page. */
  page?: string;
  /** Opens the search, and returns the selector of its field. */
  field: string;
  button?: string;
  /** The selector of the results. Links if possible. */
  result: string;
  /** Where all results are links. Defaults to the ordinary page, `field` and `result`. */
  list?: {page: string; field: string; result: string};
};

/** Lunr has no language pack for Czech. */
const lunrLanguage = (language: Language) => (language === 'cs' ? 'en' : language);

/** Pagefind's own interface, as its documentation shows it. There is no theme for Docusaurus. */
export const PAGEFIND_PAGE = `<!doctype html><meta charset="utf-8"><title>Pagefind</title>
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
