import type {Announcement, AnnouncementPart} from '../../lib/settings';
import {locales} from '../../lib/locales';
import type {Problem} from '../../lib/problems';
import {contrastRatio, isHexColor} from './contrast';

export const ANNOUNCEMENT_FILE = 'src/config/announcement.ts';
const FILE = ANNOUNCEMENT_FILE;
const MIN_CONTRAST = 4.5;

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  );
}

const isSafeHref = (href: string) => /^(\/(?!\/)|#|https:\/\/|mailto:)/.test(href);

/** Returns a hint for an address that lacks `https://`, or an empty text. */
function webAddressHint(href: string): string {
  const bare = href.replace(/^(https?:)?\/\//, '');
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? `; did you mean https://${bare}?` : '';
}

function contentProblems(field: string, parts: readonly AnnouncementPart[] | undefined): Problem[] {
  if (!Array.isArray(parts) || parts.length === 0) {
    return [{file: FILE, field, expected: 'a list of texts and links', found: parts}];
  }
  return (parts as readonly AnnouncementPart[]).flatMap((part, index) => {
    const text = typeof part === 'string' ? part : part.text;
    const place = `${field}[${index}]`;
    const problems: Problem[] = [];
    if (!text) problems.push({file: FILE, field: place, expected: 'a text', found: text});
    if (/<[a-z/!]/i.test(text)) {
      problems.push({
        file: FILE,
        field: place,
        expected: 'plain text; a link is written {text, href}, and HTML is not read',
        found: text,
      });
    }
    if (typeof part !== 'string' && !isSafeHref(part.href)) {
      problems.push({
        file: FILE,
        field: `${place}.href`,
        expected: `a path of this site (/search), https://… or mailto:…${webAddressHint(part.href)}`,
        found: part.href,
      });
    }
    return problems;
  });
}

function colorProblems({backgroundColor, textColor}: Announcement): Problem[] {
  if (backgroundColor === undefined && textColor === undefined) return [];
  const problems = Object.entries({backgroundColor, textColor})
    .filter(([, color]) => color === undefined || !isHexColor(color))
    .map(([field, found]) => ({
      file: FILE,
      field,
      expected: 'a colour like #a8301c; both colours are set or neither',
      found,
    }));
  if (problems.length > 0 || backgroundColor === undefined || textColor === undefined) {
    return problems;
  }
  const ratio = contrastRatio(backgroundColor, textColor);
  if (ratio >= MIN_CONTRAST) return [];
  return [
    {
      file: FILE,
      field: 'textColor',
      expected: `a contrast of at least ${MIN_CONTRAST}:1 against ${backgroundColor}; it is ${ratio.toFixed(2)}:1`,
      found: textColor,
    },
  ];
}

function dayProblems({firstDay, lastDay}: Announcement): Problem[] {
  const problems: Problem[] = Object.entries({firstDay, lastDay})
    .filter(([, day]) => day !== undefined && !isDay(day))
    .map(([field, found]) => ({
      file: FILE,
      field,
      expected: 'a day of the calendar like 2026-03-02',
      found,
    }));
  if (problems.length === 0 && firstDay && lastDay && lastDay < firstDay) {
    problems.push({
      file: FILE,
      field: 'lastDay',
      expected: `a day not before firstDay (${firstDay})`,
      found: lastDay,
    });
  }
  return problems;
}

/** Returns all problems of an announcement. The list is empty if it is valid. */
export function announcementProblems(announcement: Announcement): Problem[] {
  const idProblems: Problem[] = /^[\w.-]+$/.test(announcement.id)
    ? []
    : [
        {
          file: FILE,
          field: 'id',
          expected: 'letters, digits, dots and hyphens',
          found: announcement.id,
        },
      ];
  return [
    ...idProblems,
    ...locales.flatMap((locale) =>
      contentProblems(`content.${locale}`, announcement.content[locale]),
    ),
    ...colorProblems(announcement),
    ...dayProblems(announcement),
  ];
}
