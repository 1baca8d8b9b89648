import {textIn, type Locale} from '../../lib/locales';
import type {Showcase} from './author-types';
import {viewImage} from './view-image';

/** The number of favorites on the home page. */
const FEATURED = 3;

/** Returns the data of the showcase in one language. Favorites come first. */
export function viewShowcase({tags, projects}: Showcase, locale: Locale) {
  const all = projects.map(({description, picture, isFavourite = false, ...rest}) => ({
    ...rest,
    isFavourite,
    description: textIn(description, locale),
    ...viewImage(picture, locale),
  }));
  return {
    // A filter by an unused tag would show nothing
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

/** Returns the projects of the home page. */
export const viewFeatured = ({projects}: ReturnType<typeof viewShowcase>) =>
  projects.filter(({isFavourite}) => isFavourite).slice(0, FEATURED);
