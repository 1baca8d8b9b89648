/**
 * The archive lists titles and days; the framework passes it every post whole,
 * text included. The archive's data is recognized by its shape, because the
 * name of its file depends on the site's addresses. Other data stays as it is.
 *
 * @param {string} source
 */
module.exports = function pruneArchive(source) {
  const props = JSON.parse(source);
  const posts = props?.archive?.blogPosts;
  if (!Array.isArray(posts) || posts.some((post) => !post?.metadata)) return source;
  const blogPosts = posts.map(({id, metadata}) => {
    const {title, permalink, date, frontMatter} = metadata;
    const languages = frontMatter?.languages;
    return {id, metadata: {title, permalink, date, frontMatter: languages ? {languages} : {}}};
  });
  return JSON.stringify({...props, archive: {...props.archive, blogPosts}});
};
