import {HOSTS_FILE} from '../../../src/lib/allowed-hosts';
import {groupProblems} from '../../../src/lib/problems';
import type {BuiltPage} from './pages';

/** One fault of a page, described for the author of the page. */
export type PageError = {
  /** What is wrong, and on which element. The same fault has the same text on every page. */
  found: string;
  remedy: string;
};

export type CheckedPage = {page: BuiltPage; errors: PageError[]};

/** What to do about a rule of axe that a page breaks. */
export const AXE_REMEDIES: Record<string, string> = {
  'image-alt':
    'say what the picture shows: ![a red bridge](./bridge.jpg), or alt="…" on <img>; alt="" if it only decorates',
  'color-contrast':
    'make the text darker or its background lighter; the colors of the site are in src/css/tokens.css',
  'link-name': 'write what the link leads to between its tags, or in aria-label',
  'button-name': 'write what the button does between its tags, or in aria-label',
  'frame-title': 'say what the frame shows: <iframe title="…">',
  label: 'give the field a <label>',
};

/** What to do about a request to another host, by the type of what is asked for. */
export function remedyOfRequest(type: string): string {
  if (type === 'document') {
    return `link to it instead: [Watch it on …](address). A frame sends data about every reader to that host before they agree. If that is what you want, list the host in ${HOSTS_FILE}`;
  }
  if (/^(image|media)$/.test(type)) {
    return `save the file beside the text or in static/, and use that copy; or list the host in ${HOSTS_FILE}`;
  }
  if (/^(script|stylesheet|font)$/.test(type)) {
    return 'install the package with npm, or save the file in static/, and use that copy';
  }
  return 'find the address in src/ and remove it, or load it only after the reader has agreed';
}

/** What to do about a console message. */
export const remedyOfMessage = (text: string): string =>
  text.includes('Content Security Policy')
    ? `remove what the policy of the page forbids, or list the host in ${HOSTS_FILE}; npm run preview serves the site with the policy`
    : 'run npm start and open the page: the console there names the line';

/** Lists the faults: each page, what was found on it, and what to do. */
export const describeErrors = (checked: readonly CheckedPage[]): string =>
  groupProblems(
    checked.flatMap(({page, errors}) => {
      const file = `/${page.path}${page.source ? ` (${page.source})` : ''}`;
      const found = new Set(errors.map((error) => `${error.found}\n      → ${error.remedy}`));
      return [...found].map((problem) => ({file, problem}));
    }),
  );
