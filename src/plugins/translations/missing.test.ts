import {missingTranslations} from './missing';

test('missing translations in nested objects are counted', () => {
  const settings = {
    name: 'Dấu',
    tagline: {vi: 'Ghi lại', en: 'Marks'},
    links: [{label: {vi: 'Trang chủ'}, to: '/'}],
    none: undefined,
  };
  const count = (locale: string) => missingTranslations(settings, locale, ['vi', 'en', 'ja']);
  expect([count('vi'), count('en'), count('ja')]).toEqual([0, 1, 2]);
});
