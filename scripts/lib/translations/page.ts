import {Parser} from 'htmlparser2';

import type {Problem} from '../../../src/lib/problems';
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

/** Names that are the same in every language of every site: a language is named in itself. */
const COMMON_NAMES = ['Tiếng Việt', 'English'];

const words = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
const squeeze = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** The texts of a page that are in its own language as far as the markup says. */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  const stack: {name: string; isHidden: boolean; isContent: boolean; language: string}[] = [];
  let buffer = '';
  let bufferPlace = '';
  let pageLanguage = '';
  /** Has a link just ended? Another one right behind it is another text. */
  let isBehindLink = false;

  const flush = () => {
    const text = squeeze(buffer);
    if (text) pieces.push({text, place: bufferPlace, isContent: stack.at(-1)?.isContent ?? false});
    buffer = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') pageLanguage = attributes.lang ?? '';
      if (!INLINE.has(name) || (name === 'a' && isBehindLink)) flush();
      isBehindLink = false;
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
      isBehindLink = false;
      const top = stack.at(-1);
      if (!top || top.isHidden) return;
      if (!buffer.trim()) bufferPlace = top.name;
      buffer += text;
    },
    onclosetag(name) {
      if (VOID.has(name)) return;
      if (!INLINE.has(name)) flush();
      isBehindLink = name === 'a';
      stack.pop();
    },
  });
  parser.write(html);
  parser.end();
  flush();
  return pieces;
}

/** A text as part of a regular expression. */
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A test for a message, its placeholders open. */
function matcher(message: string): RegExp {
  const pattern = squeeze(message)
    .split(/\{\w+\}/)
    .map(escape)
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

/** Shorter names are taken out as whole words only: "An" is also a part of "Another". */
const SHORT_NAME = 3;

/** Makes a function that takes names out of a text. */
function nameRemover(names: readonly string[]): (text: string) => string {
  const patterns = [...names, ...COMMON_NAMES]
    .map(squeeze)
    .filter(Boolean)
    // The longest first, so that a name inside another leaves nothing of that one
    .sort((a, b) => b.length - a.length)
    .map((name) =>
      // Elements side by side may have no space between their texts
      name.length > SHORT_NAME
        ? escape(name)
        : String.raw`(?<![\p{L}\p{M}\p{N}])${escape(name)}(?![\p{L}\p{M}\p{N}])`,
    );
  const pattern = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replaceAll(pattern, ' ');
}

/** A few words in quotes: an example in another language rather than a text in it. */
const QUOTED = /["“‘«][^"”’»]{1,40}["”’»]/gu;

function isVietnameseProse(text: string, {isContent}: Piece): boolean {
  const all = words(text.replaceAll(QUOTED, ' ')).filter((word) => word.length > 1);
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
 * no prose in it. Text marked with another `lang`, code and names are left alone.
 *
 * @param names what the author calls people, places, projects and texts
 */
export function pageChecker(
  catalogue: Catalogue,
  language: Language,
  names: readonly string[] = [],
) {
  const foreign = foreignMessages(catalogue, language, language === 'vi' ? 'en' : 'vi');
  const isForeignProse =
    language === 'vi' ? (text: string) => isEnglishProse(text) : isVietnameseProse;
  const name = language === 'vi' ? 'Vietnamese' : 'English';
  const withoutNames = nameRemover(names);
  const isName = (text: string) => words(withoutNames(text)).length === 0;

  return (file: string, html: string): Problem[] =>
    piecesOf(html).flatMap((piece): Problem[] => {
      if (isName(piece.text)) return [];
      const message = piece.isContent
        ? undefined
        : foreign.find(({matches}) => matches.test(piece.text));
      if (message) {
        const expected = `"${message.own}" (${message.id})`;
        return [{file, field: piece.place, expected, found: piece.text}];
      }
      return isForeignProse(withoutNames(piece.text), piece)
        ? [{file, field: piece.place, expected: `${name} text`, found: piece.text.slice(0, 120)}]
        : [];
    });
}
