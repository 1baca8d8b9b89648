/** The plural forms of Docusaurus' messages, in their order. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Returns a message with a number, in the plural form of the page's language.
 *
 * @param message such as `One result|{count} results`
 */
export function countText(message = '', count: number): string {
  const rules = new Intl.PluralRules(document.documentElement.lang);
  const {pluralCategories} = rules.resolvedOptions();
  const forms = FORMS.filter((form) => pluralCategories.includes(form as Intl.LDMLPluralRule));
  const choices = message.split('|');
  const text = choices[Math.min(forms.indexOf(rules.select(count)), choices.length - 1)] ?? message;
  return text.replace('{count}', String(count));
}
