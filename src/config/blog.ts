/**
 * How many posts the blog's sidebar holds in every page. Where there are more,
 * it shows the newest, on a post those around it, and fetches the others when
 * the reader asks: a page of a large blog weighs what one of a small blog does.
 */
export const sidebarPosts = 20;
