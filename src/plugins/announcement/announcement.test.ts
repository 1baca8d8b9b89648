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
  announcementProblems({...sound, ...change}).map(({field, problem}) => `${field}: ${problem}`);

test('a sound announcement has no problem', () => {
  expect(errors({})).toEqual([]);
});

test('one colour without the other, or a named colour, is refused', () => {
  expect(errors({textColor: undefined})).toEqual(['textColor: set both colors or neither']);
  expect(errors({backgroundColor: 'white'})).toEqual(['backgroundColor: a color like #a8301c']);
});

test('HTML in a text and a script in a link are refused', () => {
  expect(errors({content: {...sound.content, en: ['<b>New</b>']}})).toEqual([
    'content.en[0]: plain text; a link is written {text, href}, and HTML is not read',
  ]);
  expect(
    errors({content: {...sound.content, vi: [{text: 'x', href: 'javascript:alert(1)'}]}}),
  ).toEqual(['content.vi[0].href: a path of this site (/search), https://… or mailto:…']);
});

test('a language without text is refused', () => {
  expect(errors({content: {...sound.content, en: []}})).toEqual([
    'content.en: at least 1 in the list',
  ]);
});

test('a value of the wrong type gives a message and not a crash', () => {
  const odd = (change: object) => errors(change as Partial<Announcement>);
  expect(odd({content: undefined})).toEqual(['content: a text in each language (vi, en)']);
  expect(odd({content: {...sound.content, vi: [{text: 'Git'}, null]}})).toEqual([
    'content.vi[0]: a text, or a link {text, href}',
    'content.vi[1]: a text, or a link {text, href}',
  ]);
});

test('invalid days, or days in the wrong order, are refused', () => {
  expect(errors({firstDay: '2027-02-30'})).toEqual([
    'firstDay: a day of the calendar like 2026-03-02',
  ]);
  expect(errors({lastDay: '2027-02-01'})).toEqual(['lastDay: a day not before firstDay']);
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
