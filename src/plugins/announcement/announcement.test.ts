/** @jest-environment jsdom */
import {announcementProblems, type Announcement} from '../../lib/announcement-schema';
import {announcementScript} from './early-script';

const sound: Announcement = {
  id: 'spring-2027',
  content: {
    vi: ['Bài mới: ', {text: 'Git', href: '/blog/git'}],
    en: ['New: ', {text: 'Git', href: '/blog/git'}],
  },
  backgroundColor: '#fff',
  textColor: '#333333',
  firstDay: '2027-02-28',
  lastDay: '2027-03-31',
};

const errors = (change: Partial<Announcement>) =>
  announcementProblems({...sound, ...change}).map(({field, problem}) => `${field} ${problem}`);

test('a sound announcement has no problem', () => {
  expect(errors({})).toEqual([]);
});

test('one colour without the other, or a named colour, is refused', () => {
  expect(errors({textColor: undefined})).toEqual([
    'textColor must be set together with backgroundColor, or neither',
  ]);
  expect(errors({backgroundColor: 'white'})).toEqual([
    'backgroundColor must be a color like #a8301c',
  ]);
});

test('HTML in the message and a script in a link are refused', () => {
  expect(errors({content: {...sound.content, en: ['<b>New</b>']}})).toEqual([
    'content.en[0] must be plain text without HTML; write a link as {text, href}',
  ]);
  expect(
    errors({content: {...sound.content, vi: [{text: 'x', href: 'javascript:alert(1)'}]}}),
  ).toEqual(['content.vi[0].href must be a path of this site (/search), https://… or mailto:…']);
});

test('a language without text is refused', () => {
  expect(errors({content: {...sound.content, en: []}})).toEqual([
    'content.en must be a list of at least 1',
  ]);
});

test('a value of the wrong type gives a message and not a crash', () => {
  const odd = (change: object) => errors(change as Partial<Announcement>);
  expect(odd({content: undefined})).toEqual([
    'content is missing; it must be given in each language (vi, en)',
  ]);
  expect(odd({content: {...sound.content, vi: [{text: 'Git'}, null]}})).toEqual([
    'content.vi[0] must be a string, or a link {text, href}',
    'content.vi[1] must be a string, or a link {text, href}',
  ]);
});

test('invalid days, or days in the wrong order, are refused', () => {
  expect(errors({firstDay: '2027-02-30'})).toEqual([
    'firstDay must be an existing day like 2026-03-02',
  ]);
  expect(errors({lastDay: '2027-02-01'})).toEqual(['lastDay must be firstDay or a later day']);
});

describe('the early script', () => {
  const shown = (day: string, closedId: string | null) => {
    delete document.documentElement.dataset.announcement;
    jest.useFakeTimers({now: new Date(`${day}T12:00:00`)});
    if (closedId === null) localStorage.clear();
    else localStorage.setItem('key', closedId);
    const script = document.createElement('script');
    script.textContent = announcementScript({
      storageKey: 'key',
      id: 'spring-2027',
      firstDay: '2027-02-28',
      lastDay: '2027-03-31',
    });
    new Function(script.textContent)();
    return document.documentElement.dataset.announcement;
  };

  afterEach(() => jest.useRealTimers());

  test.each([
    ['2027-02-27', null, 'closed'],
    ['2027-02-28', null, undefined],
    ['2027-03-31', null, undefined],
    ['2027-04-01', null, 'closed'],
    ['2027-03-01', 'spring-2027', 'closed'],
    ['2027-03-01', 'winter-2026', undefined],
  ])('on %s with %s closed it is %s', (day, closedId, expected) => {
    expect(shown(day, closedId)).toBe(expected);
  });
});
