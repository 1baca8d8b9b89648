import {Parser} from 'htmlparser2';

import type {Problem} from '../../../src/plugins/shared/problems';
import type {Catalogue} from './catalogue';

type Language = 'vi' | 'en';

/** A piece of text on a page and where it stands. */
type Piece = {
  readonly text: string;
  /** Element, or element and attribute, for the message. */
  readonly place: string;
  /** Inside an author's text rather than the interface around it. */
  readonly isContent: boolean;
};

/** Their text is no language, or is not shown. */
const SKIPPED = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'svg', 'template']);
/** Elements without a closing tag. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** A text runs on over these. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'br',
  'del',
  'q',
  'code',
  'kbd',
  'samp',
]);
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];

/** Letters that Vietnamese has and English has not, loan words included. */
const VIETNAMESE_LETTER = /[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảãẹẻẽịỉĩọỏõụủũỳỵỷỹ]/iu;
/** Words that an English sentence can hardly do without, and that are no Vietnamese words. */
const ENGLISH_WORD =
  /^(the|of|and|is|are|for|with|that|your|this|not|it|be|from|have|has|was|will|what|when|which|their|there|can|how|by|as|at|or)$/i;

/**
 * What may stand on an English page in Vietnamese letters.
 */
const NAMES = [
  // The site, and the example author
  'Dấu',
  'Nguyễn Văn A',
  // A language is named in itself in the language menu
  'Tiếng Việt',
  // Places have no English name of their own
  'Hà Nội',
  'Đà Nẵng',
  // The example's projects and places ("Ví Dụ" is "Example"): names, not translated
  'Ví Dụ',
  'Bỏ Dấu',
  'Đọc Số',
  'Git Từng Bước',
  'Gõ Telex',
  'Lịch Âm',
  'Sổ Chi',
];

/** So that `Bỏ Dấu` is taken out whole before `Dấu` is. */
const NAMES_LONGEST_FIRST = [...NAMES].sort((a, b) => b.length - a.length);

const words = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
const squeeze = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** The texts of a page that are in its own language as far as the markup says. */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  const stack: {name: string; isHidden: boolean; isContent: boolean; language: string}[] = [];
  let buffer = '';
  let bufferPlace = '';
  let pageLanguage = '';

  const flush = () => {
    const text = squeeze(buffer);
    if (text) pieces.push({text, place: bufferPlace, isContent: stack.at(-1)?.isContent ?? false});
    buffer = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') pageLanguage = attributes.lang ?? '';
      if (!INLINE.has(name)) flush();
      const parent = stack.at(-1);
      const language = attributes.lang ?? parent?.language ?? pageLanguage;
      const isHidden =
        (parent?.isHidden ?? false) || SKIPPED.has(name) || language !== pageLanguage;
      const isContent =
        (parent?.isContent ?? false) || /(^|\s)markdown(\s|$)/.test(attributes.class ?? '');
      if (!isHidden) {
        for (const attribute of SPOKEN_ATTRIBUTES) {
          const text = squeeze(attributes[attribute] ?? '');
          if (text) pieces.push({text, place: `${name}[${attribute}]`, isContent});
        }
        if (
          name === 'meta' &&
          /(^|:)(description|title)$/.test(attributes.name ?? attributes.property ?? '')
        ) {
          const text = squeeze(attributes.content ?? '');
          if (text) pieces.push({text, place: 'meta', isContent: true});
        }
      }
      if (!VOID.has(name)) stack.push({name, isHidden, isContent, language});
    },
    ontext(text) {
      const top = stack.at(-1);
      if (!top || top.isHidden) return;
      if (!buffer.trim()) bufferPlace = top.name;
      buffer += text;
    },
    onclosetag(name) {
      if (VOID.has(name)) return;
      if (!INLINE.has(name)) flush();
      stack.pop();
    },
  });
  parser.write(html);
  parser.end();
  flush();
  return pieces;
}

/** A test for a message, its placeholders open. */
function matcher(message: string): RegExp {
  const pattern = squeeze(message)
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+');
  return new RegExp(`^${pattern}$`);
}

/** Interface strings that belong to `other` and to no string of `own`. */
function foreignMessages(catalogue: Catalogue, own: Language, other: Language) {
  const ownMessages = new Set([...catalogue.values()].map((message) => squeeze(message[own])));
  return (
    [...catalogue]
      .filter(([, message]) => !ownMessages.has(squeeze(message[other])))
      // A message that is all placeholder fits everything
      .filter(([, message]) => words(message[other].replaceAll(/\{\w+\}/g, '')).length > 0)
      .map(([id, message]) => ({id, own: message[own], matches: matcher(message[other])}))
  );
}

function isVietnameseProse(text: string, {isContent}: Piece): boolean {
  const bare = NAMES_LONGEST_FIRST.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const all = words(bare).filter((word) => word.length > 1);
  const marked = all.filter((word) => VIETNAMESE_LETTER.test(word)).length;
  // A text may quote examples at length; around it a quoted word is the most there is
  return marked / all.length > 0.4 && all.length >= (isContent ? 5 : 1);
}

function isEnglishProse(text: string): boolean {
  const all = words(text);
  const english = all.filter((word) => ENGLISH_WORD.test(word)).length;
  return all.length >= 5 && english >= 2 && !VIETNAMESE_LETTER.test(text);
}

/**
 * Makes the check of one page: no interface string of the other language, and
 * no prose in it. Text marked with another `lang`, and code, are left alone.
 */
export function pageChecker(catalogue: Catalogue, language: Language) {
  const foreign = foreignMessages(catalogue, language, language === 'vi' ? 'en' : 'vi');
  const isForeignProse =
    language === 'vi'
      ? (piece: Piece) => isEnglishProse(piece.text)
      : (piece: Piece) => isVietnameseProse(piece.text, piece);
  const name = language === 'vi' ? 'Vietnamese' : 'English';

  return (file: string, html: string): Problem[] =>
    piecesOf(html).flatMap((piece): Problem[] => {
      const message = piece.isContent
        ? undefined
        : foreign.find(({matches}) => matches.test(piece.text));
      if (message) {
        const expected = `"${message.own}" (${message.id})`;
        return [{file, field: piece.place, expected, found: piece.text}];
      }
      return isForeignProse(piece)
        ? [{file, field: piece.place, expected: `${name} text`, found: piece.text.slice(0, 120)}]
        : [];
    });
}
