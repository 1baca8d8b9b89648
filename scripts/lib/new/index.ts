/** Plans the files of new content. Nothing is written here. */
import type {Ask} from './ask';
import type {Context, NewContent, NewContentRequest} from './context';
import {newEvent, newProject} from './data';
import {newGuide, newSection} from './guides';
import type {Kind} from './kinds';
import {newPage} from './pages';
import {newPost} from './posts';
import type {ContentSite} from './site';

export type {NewContent, NewContentRequest} from './context';

const makers: Readonly<Record<Kind, (context: Context) => Promise<NewContent>>> = {
  post: newPost,
  guide: newGuide,
  section: newSection,
  page: newPage,
  project: newProject,
  event: newEvent,
};

/**
 * Plans new content.
 *
 * @param today the current day as `YYYY-MM-DD`
 * @param ask asks the author for missing values; without it, a missing value is an error
 * @throws {Refusal} if a value is missing or not valid; the message says what to do
 */
export function planNew(
  request: NewContentRequest,
  site: ContentSite,
  {today, ask}: {readonly today: string; readonly ask?: Ask | undefined},
): Promise<NewContent> {
  return makers[request.kind]({request, site, ask, today});
}
