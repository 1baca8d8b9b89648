import {dataFile} from './page-data-file';

test('all spellings of a path lead to the same file', () => {
  const spellings = [
    'tiếng-việt',
    'tiếng-việt'.normalize('NFD'),
    'ti%E1%BA%BFng-vi%E1%BB%87t/?a#b',
  ];
  expect(new Set(spellings.map((each) => dataFile(`/My-Site/Blog/${each}`, '/My-Site/')))).toEqual(
    new Set(['page-data/blog/tiếng-việt.json']),
  );
  expect(dataFile('/My-Site/', '/My-Site/')).toBe('page-data/index.json');
});
