/**
 * The archive lists titles and days; the framework hands it every post whole,
 * text included.
 *
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function pruneArchive(source) {
  const posts = JSON.parse(source).archive?.blogPosts;
  if (!Array.isArray(posts)) throw new Error(`${this.resourcePath} is not as it was`);
  const blogPosts = posts.map(({id, metadata}) => {
    const {title, permalink, date, frontMatter} = metadata;
    const {languages} = frontMatter;
    return {id, metadata: {title, permalink, date, frontMatter: languages ? {languages} : {}}};
  });
  return JSON.stringify({archive: {blogPosts}});
};
