/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // TypeScript uses the class names of CSS modules as properties
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
  },
};
