import type {ShowcaseIn} from './author-types';

/** The number of favorites on the home page. */
const FEATURED = 3;

/** Returns the data of the showcase in one language. Favorites come first. */
export const viewShowcase = ({tags, projects}: ShowcaseIn) => ({
  // Unused tags are left out, because no project would match them
  tags: Object.entries(tags)
    .filter(([id]) => projects.some((project) => project.tags.includes(id)))
    .map(([id, tag]) => ({id, ...tag})),
  projects: [...projects].sort((a, b) => Number(b.isFavourite ?? 0) - Number(a.isFavourite ?? 0)),
});

/** Returns the projects of the home page. */
export const viewFeatured = ({projects}: ReturnType<typeof viewShowcase>) =>
  projects.filter(({isFavourite}) => isFavourite).slice(0, FEATURED);
