/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS modules: class names are read as properties in TypeScript
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Infima's and Docusaurus' own names
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
  },
};
