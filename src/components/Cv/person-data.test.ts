import {personData} from './person-data';

const entry = {isOngoing: false, highlights: [], keywords: []};

test('a person with work, school, skills and languages', () => {
  expect(
    personData(
      {
        name: 'Tác Giả Thử',
        label: 'Lập trình viên',
        email: 'a@example.com',
        location: 'Huế',
        countryCode: 'VN',
        profiles: [
          {network: 'GitHub', url: 'https://github.com/example'},
          {network: 'Giấy', username: 'a'},
        ],
        sections: [
          {
            id: 'work',
            entries: [
              {...entry, title: 'Lập trình viên', organisation: 'Công ty', isOngoing: true},
              {...entry, title: 'Thực tập sinh', organisation: 'Nơi cũ'},
            ],
          },
          {id: 'education', entries: [{...entry, title: 'Cử nhân', organisation: 'Đại học'}]},
          {id: 'skills', entries: [{...entry, title: 'Web', keywords: ['CSS', 'React']}]},
          {id: 'languages', entries: [{...entry, title: 'Tiếng Việt'}]},
        ],
      },
      'https://example.com/#person',
    ),
  ).toEqual({
    '@type': 'Person',
    '@id': 'https://example.com/#person',
    name: 'Tác Giả Thử',
    jobTitle: 'Lập trình viên',
    email: 'mailto:a@example.com',
    address: {'@type': 'PostalAddress', addressLocality: 'Huế', addressCountry: 'VN'},
    sameAs: ['https://github.com/example'],
    worksFor: [{'@type': 'Organization', name: 'Công ty'}],
    alumniOf: [{'@type': 'EducationalOrganization', name: 'Đại học'}],
    knowsAbout: ['CSS', 'React'],
    knowsLanguage: ['Tiếng Việt'],
  });
});

test('fields that are missing in the résumé are left out', () => {
  expect(
    personData({name: 'A', profiles: [], sections: []}, 'https://example.com/#person'),
  ).toEqual({
    '@type': 'Person',
    '@id': 'https://example.com/#person',
    name: 'A',
  });
});
