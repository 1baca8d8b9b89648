/** Data of the showcase and the home page: the projects in one language, ready to show. */
import {textIn, type Locale} from '../../lib/locales';
import type {Showcase} from './author-types';
import {viewImage} from './view-image';

/** How many favorites the home page shows. */
const FEATURED = 3;

/** The showcase in one language: favorites first, each group in the order of the file. */
export function viewShowcase({tags, projects}: Showcase, locale: Locale) {
  const all = projects.map(({description, picture, isFavourite = false, ...rest}) => ({
    ...rest,
    isFavourite,
    description: textIn(description, locale),
    ...viewImage(picture, locale),
  }));
  return {
    // A tag without projects would find nothing
    tags: Object.entries(tags)
      .filter(([id]) => projects.some((project) => project.tags.includes(id)))
      .map(([id, {label, description, color}]) => ({
        id,
        label: textIn(label, locale),
        description: textIn(description, locale),
        color,
      })),
    projects: all.sort((a, b) => Number(b.isFavourite) - Number(a.isFavourite)),
  };
}

/** The projects of the home page. */
export const viewFeatured = ({projects}: ReturnType<typeof viewShowcase>) =>
  projects.filter(({isFavourite}) => isFavourite).slice(0, FEATURED);
