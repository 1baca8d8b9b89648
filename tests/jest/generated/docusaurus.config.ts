/** The least that Docusaurus' client code needs to render a component in a unit test. */
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
