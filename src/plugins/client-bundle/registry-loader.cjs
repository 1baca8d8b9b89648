/**
 * Of each chunk the registry knows how to fetch it, and for the server its
 * module's name and id: in the browser the names of all files of the site,
 * on every page.
 */
const SERVER_ONLY = /, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g;

/** @param {string} source */
module.exports = function pruneRegistry(source) {
  return source.replace(SERVER_ONLY, ']');
};
