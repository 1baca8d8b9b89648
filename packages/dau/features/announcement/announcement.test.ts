/** @jest-environment jsdom */
import {settingsProblems, type Announcement} from '../../settings/settings-and-defaults';
import {announcementScript} from '.';

const valid: Announcement = {
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

test.each<[change: object, ...problems: string[]]>([
  [{}],
  [{textColor: undefined}, 'textColor must be set together with backgroundColor, or not at all'],
  [{backgroundColor: 'white'}, 'backgroundColor must be a color like #a8301c'],
  [
    {content: {vi: [{text: 'x', href: 'javascript:alert(1)'}], en: ['<b>New</b>']}},
    'content.vi[0].href must be a path on this site (/search), https://… or mailto:…',
    'content.en[0] must be plain text without HTML; write a link as {text, href}',
  ],
  [{firstDay: '2027-02-30'}, 'firstDay must be a valid date like 2026-03-02'],
  [{lastDay: '2027-02-01'}, 'lastDay must be firstDay or a later day'],
])('problems in %j are reported with their field names', (change, ...expected) => {
  const problems = settingsProblems('announcement', {...valid, ...change});
  expect(problems.map(({field, problem}) => `${field} ${problem}`)).toEqual(expected);
});

test.each([
  ['2027-02-27', 'winter-2026', 'closed'],
  ['2027-02-28', null, undefined],
  ['2027-03-31', 'winter-2026', undefined],
  ['2027-04-01', null, 'closed'],
  ['2027-03-01', 'spring-2027', 'closed'],
])(
  'on %s, after the reader has closed %s, the inline script sets data-announcement to %s',
  (day, closedId, expected) => {
    delete document.documentElement.dataset.announcement;
    jest.useFakeTimers({now: new Date(`${day}T12:00:00`)});
    localStorage.clear();
    if (closedId) localStorage.setItem('dau.announcement.closed', closedId);
    new Function(announcementScript(valid))();
    expect(document.documentElement.dataset.announcement).toBe(expected);
    jest.useRealTimers();
  },
);
