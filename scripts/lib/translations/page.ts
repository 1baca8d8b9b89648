import {Parser} from 'htmlparser2';

import type {Problem} from '../../../src/lib/problems';
import type {Catalogue} from './catalogue';

type Language = 'vi' | 'en';

/** A text on a page and its place. */
type Piece = {
  readonly text: string;
  /** The element, or the element and attribute, for messages. */
  readonly place: string;
  /** True inside an author's text, false in the interface. */
  readonly isContent: boolean;
};

/** Elements whose text is invisible or has no natural language. */
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
/** Inline elements do not end a text. */
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

/** Letters that occur in Vietnamese but not in English, loan words included. */
const VIETNAMESE_LETTER = /[ăắằẳẵặấầẩẫậđếềểễệốồổỗộơớờởỡợưứừửữựạảãẹẻẽịỉĩọỏõụủũỳỵỷỹ]/iu;
/** Frequent English words that are not Vietnamese words. */
const ENGLISH_WORD =
  /^(the|of|and|is|are|for|with|that|your|this|not|it|be|from|have|has|was|will|what|when|which|their|there|can|how|by|as|at|or)$/i;

/** Names that occur in both languages of every site: the names of the languages. */
const COMMON_NAMES = ['Tiếng Việt', 'English'];

const words = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
const squeeze = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Returns the texts of a page that are in the page's language, according to `lang` attributes. */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  const stack: {name: string; isHidden: boolean; isContent: boolean; language: string}[] = [];
  let buffer = '';
  let bufferPlace = '';
  let pageLanguage = '';
  /** True directly after a link. A link next to another one is a separate text. */
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

/** Escapes a text for a regular expression. */
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Creates a pattern for a message. Placeholders match any text. */
function matcher(message: string): RegExp {
  const pattern = squeeze(message)
    .split(/\{\w+\}/)
    .map(escape)
    .join('.+');
  return new RegExp(`^${pattern}$`);
}

/**
 * Returns interface strings of the `other` language that are not also strings of the `own`
 * language.
 */
function foreignMessages(catalogue: Catalogue, own: Language, other: Language) {
  const ownMessages = new Set([...catalogue.values()].map((message) => squeeze(message[own])));
  return (
    [...catalogue]
      .filter(([, message]) => !ownMessages.has(squeeze(message[other])))
      // A message with only placeholders would match every text
      .filter(([, message]) => words(message[other].replaceAll(/\{\w+\}/g, '')).length > 0)
      .map(([id, message]) => ({id, own: message[own], matches: matcher(message[other])}))
  );
}

/** Names up to this length are removed only as whole words: "An" is also part of "Another". */
const SHORT_NAME = 3;

/** Creates a function that removes names from a text. */
function nameRemover(names: readonly string[]): (text: string) => string {
  const all = [...new Set([...names, ...COMMON_NAMES].map(squeeze))]
    .filter(Boolean)
    // The longest first, because a name can contain a shorter one
    .sort((a, b) => b.length - a.length)
    .map((name) => ({
      folded: name.toLowerCase(),
      // Neighboring elements may have no space between their texts
      pattern:
        name.length > SHORT_NAME
          ? escape(name)
          : String.raw`(?<![\p{L}\p{M}\p{N}])${escape(name)}(?![\p{L}\p{M}\p{N}])`,
    }));
  return (text) => {
    const folded = text.toLowerCase();
    // A large site has a thousand names: one pattern of all would take a second for each page
    const found = all.filter((name) => folded.includes(name.folded)).map(({pattern}) => pattern);
    return found.length > 0 ? text.replaceAll(new RegExp(found.join('|'), 'giu'), ' ') : text;
  };
}

/** Short quotes are often examples in another language. */
const QUOTED = /["“‘«][^"”’»]{1,40}["”’»]/gu;

function isVietnameseProse(text: string, {isContent}: Piece): boolean {
  const all = words(text.replaceAll(QUOTED, ' ')).filter((word) => word.length > 1);
  const marked = all.filter((word) => VIETNAMESE_LETTER.test(word)).length;
  // Content can have long quoted examples, but the interface quotes only single words
  return marked / all.length > 0.4 && all.length >= (isContent ? 5 : 1);
}

function isEnglishProse(text: string): boolean {
  const all = words(text);
  const english = all.filter((word) => ENGLISH_WORD.test(word)).length;
  return all.length >= 5 && english >= 2 && !VIETNAMESE_LETTER.test(text);
}

/**
 * Creates the check of one page. It reports interface strings and prose in the other language. It
 * skips names, code and elements with another `lang`.
 *
 * @param names names in the author's content, see `readNames`
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
