/**
 * In the head of every page: what may become code where the page requires trusted types. Markup and
 * addresses pass, because the content security policy already keeps them from running what is not
 * ours. Text passes only if it is JSON: React Helmet writes structured data into script elements.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
  createScript: (text) => {
    try {
      return JSON.parse(text) && text;
    } catch {
      // Without a value the browser refuses the text
      return undefined;
    }
  },
});
