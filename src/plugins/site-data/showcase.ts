import type {ShowcaseIn} from './author-types';

const FEATURED = 3;

export const viewShowcase = ({tags, projects}: ShowcaseIn) => ({
  // Remove unused tags, because their filter would show no projects
  tags: Object.entries(tags)
    .filter(([id]) => projects.some((project) => project.tags.includes(id)))
    .map(([id, tag]) => ({id, ...tag})),
  projects: [...projects].sort((a, b) => Number(b.isFavourite ?? 0) - Number(a.isFavourite ?? 0)),
});

export const viewFeatured = ({projects}: ReturnType<typeof viewShowcase>) =>
  projects.filter(({isFavourite}) => isFavourite).slice(0, FEATURED);
