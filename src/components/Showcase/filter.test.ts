import {filterProjects, type Filter} from './filter';

const projects = [
  {name: 'Gõ Telex', tags: ['web', 'tieng-viet']},
  {name: 'Đọc Số', tags: ['library', 'tieng-viet']},
  {name: 'Bỏ Dấu', tags: ['cli', 'tieng-viet']},
  {name: 'Sổ Chi', tags: ['web']},
];
const names = (filter: Partial<Filter>) =>
  filterProjects(projects, {query: '', tags: [], ...filter}).map(({name}) => name);

test.each([
  ['doc so', ['Đọc Số']],
  ['ĐỌC', ['Đọc Số']],
  ['so', ['Đọc Số', 'Sổ Chi']],
  ['so doc', ['Đọc Số']],
  ['bỏ dấu'.normalize('NFD'), ['Bỏ Dấu']],
  ['   ', ['Gõ Telex', 'Đọc Số', 'Bỏ Dấu', 'Sổ Chi']],
  ['.*', []],
])('the name is found with or without its marks: %j', (query, expected) => {
  expect(names({query})).toEqual(expected);
});

test('of several tags, a project has one or more', () => {
  expect(names({tags: ['web', 'cli']})).toEqual(['Gõ Telex', 'Bỏ Dấu', 'Sổ Chi']);
});
