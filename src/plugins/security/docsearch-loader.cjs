/**
 * What the policy would block in DocSearch's modal. There is no option to leave it out.
 *
 * - Its copy of zod tries out whether `new Function` works. It goes on without.
 * - The logo, which only the hosted search shows, has a `<style>`. `modal.css` has the same rules.
 */
const BLOCKED = [
  [/return new Function\(""\),!0/g, 'return!1'],
  [/\w+\.createElement\("style",null,"[^"]*"\)/g, 'null'],
];

/**
 * @param {string} source
 * @returns {string} the module without these parts
 * @throws if this version of DocSearch is written differently
 */
module.exports = function withoutBlocked(source) {
  return BLOCKED.reduce((text, [part, replacement]) => {
    if (text.match(part)?.length !== 1) {
      throw new Error(
        `DocSearch has changed: ${part} is not in it once. Open the search with this version and look ` +
          'for policy violations in the console. Then correct src/plugins/security/docsearch-loader.cjs.',
      );
    }
    return text.replace(part, replacement);
  }, source);
};
