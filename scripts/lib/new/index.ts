/** Works out the files of something new; nothing is written here. */
import type {Ask} from './ask';
import type {Context, NewContent, Wish} from './context';
import {newEvent, newProject} from './data';
import {newGuide, newSection} from './guides';
import type {Kind} from './kinds';
import {newPage} from './pages';
import {newPost} from './posts';
import type {ContentSite} from './site';

export type {NewContent, Wish} from './context';

const makers: Readonly<Record<Kind, (context: Context) => Promise<NewContent>>> = {
  post: newPost,
  guide: newGuide,
  section: newSection,
  page: newPage,
  project: newProject,
  event: newEvent,
};

/**
 * Works out something new.
 *
 * @param ask how a person is asked for what is missing; without it, that is a refusal
 * @throws {Refusal} with what is missing or wrong, and what to do about it
 */
export function planNew(
  wish: Wish,
  site: ContentSite,
  {today, ask}: {readonly today: string; readonly ask?: Ask | undefined},
): Promise<NewContent> {
  return makers[wish.kind]({wish, site, ask, today});
}
