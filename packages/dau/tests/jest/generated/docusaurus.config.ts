/** The smallest config with which Docusaurus' client code works in unit tests. */
export default {
  title: 'Dấu',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  i18n: {defaultLocale: 'vi', locales: ['vi', 'en']},
  future: {v4: {}},
  themeConfig: {},
  customFields: {},
};
