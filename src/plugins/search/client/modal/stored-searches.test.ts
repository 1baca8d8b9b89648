/** @jest-environment jsdom */
import {cleanStoredSearches, safeSearches} from './stored-searches';

const search = {
  objectID: '/a',
  type: 'lvl1',
  url: '/a#b',
  anchor: 'b',
  content: 'Bài viết',
  hierarchy: {lvl0: 'Bài', lvl1: 'C &lt; D', lvl2: null},
};
const read = (...searches: unknown[]) => safeSearches(JSON.stringify(searches));

test('searches of this site stay', () => {
  for (const url of ['/a', 'a', '?q=a', 'http://localhost/a']) {
    expect(read({...search, url})).toEqual([{...search, url}]);
  }
});

test('searches that lead elsewhere are dropped', () => {
  const urls = [
    'javascript:alert(1)',
    ' \tJaVa\nscript:alert(1)',
    'data:text/html,a',
    'https://outside.example/a',
    '//outside.example',
    '/\\outside.example',
    'http://localhost.outside.example/',
    'http://localhost@outside.example/',
    'http://[',
    '/%5Coutside.example',
  ];
  expect(read(...urls.map((url) => ({...search, url})), search)).toEqual([search]);
});

test('what is no search is dropped', () => {
  const others = [
    null,
    1,
    [],
    {...search, url: ['/a']},
    {...search, type: 'askAI', query: 'a'},
    {...search, content: ['a']},
    {...search, hierarchy: null},
    {...search, hierarchy: {lvl1: {a: 1}}},
  ];
  expect(read(...others, search)).toEqual([search]);
  for (const stored of ['', '{"a":', 'null', '{}']) expect(safeSearches(stored)).toEqual([]);
});

test('markup in a search becomes text; the <mark> of the service stays', () => {
  const markup = '<img src onerror=alert(1)><mark>a</mark>';
  const text = '&lt;img src onerror=alert(1)><mark>a</mark>';
  const fields = (html: string) => ({
    content: html,
    hierarchy: {lvl1: html},
    _snippetResult: {content: {value: [html]}},
  });
  expect(read({...search, ...fields(markup)})).toEqual([{...search, ...fields(text)}]);
});

test('both lists of one index are cleaned, and no other key', () => {
  const lists = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];
  const stored = JSON.stringify([{...search, url: 'javascript:alert(1)'}, search]);
  for (const list of lists) localStorage.setItem(`${list}ours`, stored);
  localStorage.setItem(`${lists[0]}theirs`, stored);
  cleanStoredSearches('ours');
  for (const list of lists) {
    expect(localStorage.getItem(`${list}ours`)).toBe(JSON.stringify([search]));
  }
  expect(localStorage.getItem(`${lists[0]}theirs`)).toBe(stored);
});
