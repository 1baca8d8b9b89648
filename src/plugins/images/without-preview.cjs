/**
 * Removes the preview from what the image plugin writes:
 * `module.exports = {"src":{…},"preSrc":"data:…"};`
 *
 * @param {string} source
 */
module.exports = (source) => source.replace(/,"preSrc":"[^"]*"/, '');
