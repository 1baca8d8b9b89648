/**
 * Removes from DocSearch's window what the content security policy blocks and reports: an inline
 * style sheet, which `docsearch.css` replaces, and a probe for `new Function`.
 */
module.exports = (source) =>
  source
    .replace(/\w+\.createElement\("style",null,"[^"]*"\)/, 'null')
    .replace('return new Function(""),!0', 'return!1');
