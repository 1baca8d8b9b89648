/**
 * The archive lists titles and days; the framework passes it every post whole,
 * text included. What is not written as expected stays as it is.
 *
 * @param {string} source
 */
module.exports = function pruneArchive(source) {
  const posts = JSON.parse(source).archive?.blogPosts;
  if (!Array.isArray(posts)) return source;
  const blogPosts = posts.map(({id, metadata}) => {
    const {title, permalink, date, frontMatter} = metadata;
    const {languages} = frontMatter;
    return {id, metadata: {title, permalink, date, frontMatter: languages ? {languages} : {}}};
  });
  return JSON.stringify({archive: {blogPosts}});
};
