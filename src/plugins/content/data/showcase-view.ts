import type {Locale} from '../../../lib/locales';
import type {Showcase} from './author-types';
import {viewPicture} from './pictures';
import type {ShowcaseView, ViewProject} from './view-types';

/** How many favorites the home page shows. */
const FEATURED = 3;

/** The showcase in one language. */
export function viewShowcase({tags, projects}: Showcase, locale: Locale): ShowcaseView {
  const all = projects.map(({description, picture, isFavourite = false, ...rest}): ViewProject => ({
    ...rest,
    isFavourite,
    description: description[locale],
    ...(picture && {picture: viewPicture(picture, locale)}),
  }));
  return {
    // A tag that no project has would find nothing
    tags: Object.entries(tags)
      .filter(([id]) => projects.some((project) => project.tags.includes(id)))
      .map(([id, {label, description, color}]) => ({
        id,
        label: label[locale],
        description: description[locale],
        color,
      })),
    projects: [
      ...all.filter(({isFavourite}) => isFavourite),
      ...all.filter(({isFavourite}) => !isFavourite),
    ],
  };
}

/** The projects of the home page. */
export function viewFeatured({projects}: ShowcaseView): readonly ViewProject[] {
  return projects.filter(({isFavourite}) => isFavourite).slice(0, FEATURED);
}
