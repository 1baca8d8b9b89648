import fc from 'fast-check';

import {filterProjects, formatFilter, noFilter, parseFilter, type Filter} from './filter';

const TAGS = ['web', 'cli', 'library', 'tieng-viet'] as const;

const projects = [
  {name: 'Gõ Telex', tags: ['web', 'tieng-viet']},
  {name: 'Đọc Số', tags: ['library', 'tieng-viet']},
  {name: 'Bỏ Dấu', tags: ['cli', 'tieng-viet']},
  {name: 'Sổ Chi', tags: ['web']},
];

const names = (filter: Partial<Filter>) =>
  filterProjects(projects, {...noFilter, ...filter}).map(({name}) => name);

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

test('any tag or all tags', () => {
  expect(names({tags: ['web', 'tieng-viet'], mode: 'any'})).toHaveLength(4);
  expect(names({tags: ['web', 'tieng-viet'], mode: 'all'})).toEqual(['Gõ Telex']);
});

/** 40 invalid queries. None of them filters anything. */
const junk = [
  '',
  '?',
  '??',
  '?&',
  '?&&&',
  '?=',
  '?=web',
  '?q',
  '?q=',
  '?q=%00',
  '?q=%E2%80%8B',
  '?q=%20',
  '?q=+++',
  '?tag',
  '?tag=',
  '?tag=wep',
  '?tag=WEB',
  '?tag=web%20',
  '?tag=web,cli',
  '?tag[]=web',
  '?tags=web',
  '?Tag=web',
  '?tag=../web',
  '?tag=__proto__',
  '?tag=constructor',
  '?tag=%3Cscript%3E',
  '?tag=%E0%A4%A',
  '?tag=%ZZ',
  '?mode=',
  '?mode=all',
  '?mode=ALL',
  '?mode=none',
  '?mode=all&mode=any',
  '?mode[]=all',
  '?utm_source=mail',
  '?page=2',
  '?docusaurus-theme=dark',
  '?giscus=junk',
  `?x=${'y'.repeat(2000)}`,
  '?%F0%9F%92%A9',
];

test('there are 40 junk addresses', () => {
  expect(new Set(junk).size).toBe(40);
});

test.each(junk)('junk in the address is ignored: %s', (search) => {
  expect(filterProjects(projects, parseFilter(search, TAGS))).toEqual(projects);
});

describe('properties', () => {
  const tag = fc.constantFrom(...TAGS);
  const anyName = fc.oneof(
    fc.constantFrom('Gõ Telex', 'Đọc Số', 'Bỏ Dấu', 'Sổ Chi', 'Ghi Nhanh'),
    fc.string({unit: 'grapheme', maxLength: 12}),
  );
  const list = fc.array(fc.record({name: anyName, tags: fc.uniqueArray(tag)}), {maxLength: 20});
  const filter: fc.Arbitrary<Filter> = fc.record({
    query: fc.oneof(
      fc.constantFrom('', 'so', 'đọc', 'do te'),
      // An address cannot contain control or format characters or lone surrogates
      fc.string({unit: 'grapheme', maxLength: 10}).filter((text) => !/\p{C}/u.test(text)),
    ),
    tags: fc.subarray([...TAGS]),
    mode: fc.constantFrom('any', 'all'),
  });

  test('the result is a subset of the projects in the same order', () => {
    fc.assert(
      fc.property(list, filter, (all, by) => {
        const found = filterProjects(all, by);
        expect(all.filter((project) => found.includes(project))).toEqual(found);
      }),
    );
  });

  test('no filter keeps everything', () => {
    fc.assert(
      fc.property(list, (all) => {
        expect(filterProjects(all, noFilter)).toEqual(all);
      }),
    );
  });

  test('"all" keeps no more than "any"; one more tag narrows "all" and widens "any"', () => {
    fc.assert(
      fc.property(list, filter, tag, (all, by, extra) => {
        const some = filterProjects(all, {...by, mode: 'any'});
        const every = filterProjects(all, {...by, mode: 'all'});
        for (const project of every) expect(some).toContain(project);
        const tags = [...by.tags, extra];
        for (const project of filterProjects(all, {...by, tags, mode: 'all'})) {
          expect(every).toContain(project);
        }
        if (by.tags.length > 0) {
          const wider = filterProjects(all, {...by, tags, mode: 'any'});
          for (const project of some) expect(wider).toContain(project);
        }
      }),
    );
  });

  test('every project is found by its own name, in either encoding', () => {
    fc.assert(
      fc.property(list, (all) => {
        for (const project of all) {
          for (const query of [project.name, project.name.normalize('NFD')]) {
            expect(filterProjects([project], {...noFilter, query})).toEqual([project]);
          }
        }
      }),
    );
  });

  test('a filter is read from the address as it was written, and other parameters stay', () => {
    fc.assert(
      fc.property(filter, (by) => {
        const search = formatFilter(by, '?utm_source=mail&tag=old&q=old');
        expect(parseFilter(search, TAGS)).toEqual(by);
        expect(new URLSearchParams(search).get('utm_source')).toBe('mail');
      }),
    );
  });

  test('any address is read without an error, and the result has known tags only', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), (search) => {
        const {tags, query} = parseFilter(search, TAGS);
        for (const one of tags) expect(TAGS).toContain(one);
        expect([...query].length).toBeLessThanOrEqual(60);
      }),
    );
  });
});

test('200 projects are filtered in far less than a frame (16 ms) for every letter typed', () => {
  const many = Array.from({length: 200}, (_, index) => ({
    name: `Dự án tiếng Việt số ${index}`,
    tags: [TAGS[index % TAGS.length] ?? 'web'],
  }));
  const typed = 'du an tieng viet so 19';
  const times = Array.from(typed, (_, index) => {
    const started = performance.now();
    filterProjects(many, {...noFilter, query: typed.slice(0, index + 1), tags: ['web', 'cli']});
    return performance.now() - started;
  }).sort((a, b) => a - b);
  // The median, because other processes may delay a single call
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(16);
});
