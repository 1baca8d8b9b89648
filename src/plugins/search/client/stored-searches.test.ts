import {cleanStoredSearches, safeSearches} from './stored-searches';

const search = {
  objectID: '/a',
  type: 'lvl1',
  url: '/a#b',
  url_without_anchor: '/a',
  anchor: 'b',
  content: 'Bài viết',
  hierarchy: {lvl0: 'Bài', lvl1: 'C &lt; D', lvl2: null},
};
const read = (...searches: unknown[]) => safeSearches(JSON.stringify(searches));

test.each(['/a', 'a', '?q=a', 'http://localhost/a'])('Q02 T03 keeps a search of %s', (url) => {
  expect(read({...search, url})).toEqual([{...search, url}]);
});

test.each([
  'javascript:alert(1)',
  ' \tJaVa\nscript:alert(1)',
  'data:text/html,a',
  'blob:http://localhost/a',
  'https://outside.example/a',
  '//outside.example',
  '/\\outside.example',
  'http://localhost.outside.example/',
  'http://localhost@outside.example/',
  'http://[',
  '/%',
  '/%5Coutside.example',
])('T03 drops a search of %j', (url) => {
  expect(read({...search, url}, search)).toEqual([search]);
});

test.each([
  null,
  1,
  'a',
  [],
  {},
  {...search, url: ['/a']},
  {...search, objectID: 1},
  {...search, type: 'askAI', query: 'a'},
  {...search, content: ['a']},
  {...search, hierarchy: null},
  {...search, hierarchy: {lvl1: {a: 1}}},
])('T03 drops what is no search: %j', (entry) => {
  expect(read(entry, search)).toEqual([search]);
});

test.each(['', '{"a":', 'null', '{}', '"a"', '1'])('T03 reads no search from %j', (stored) => {
  expect(safeSearches(stored)).toEqual([]);
});

test('T03 markup in a search becomes text; the service’s <mark> stays', () => {
  const markup = '<img src onerror=alert(1)><mark>a</mark>';
  const [safe] = read({
    ...search,
    content: markup,
    hierarchy: {lvl1: markup},
    _snippetResult: {content: {value: [markup]}},
  });
  const text = '&lt;img src onerror=alert(1)><mark>a</mark>';
  expect(safe).toMatchObject({
    content: text,
    hierarchy: {lvl1: text},
    _snippetResult: {content: {value: [text]}},
  });
});

test('T03 cleans both lists of one index, and touches no other key', () => {
  const lists = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];
  const stored = JSON.stringify([{...search, url: 'javascript:alert(1)'}, search]);
  for (const list of lists) localStorage.setItem(`${list}ours`, stored);
  localStorage.setItem(`${lists[0]}theirs`, stored);
  cleanStoredSearches('ours');
  for (const list of lists) {
    expect(localStorage.getItem(`${list}ours`)).toBe(JSON.stringify([search]));
  }
  expect(localStorage.getItem(`${lists[0]}theirs`)).toBe(stored);
  cleanStoredSearches('none');
  expect(localStorage).toHaveLength(3);
});
