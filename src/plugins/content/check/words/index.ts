/** What a careful reader would mark in a text. All are warnings: the site works with them. */
import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../../lib/problems';
import {readText} from '../files';
import {parseYaml} from '../yaml';
import type {Piece} from './pieces';

/** Terms not to use, each with the term to write. The author's; a site may have none. */
export const GLOSSARY = 'src/config/glossary.yml';

/** A habit or a term with what to write instead. */
type Rule = {pattern: RegExp; expected: string};

/** Typing habits that print does not have. */
const HABITS: Rule[] = [
  {pattern: /(?<!\d)"/u, expected: 'typographic quotes “ ” in place of straight ones'},
  {
    pattern: /(?<=\p{L})'|(?<![\p{L}\d])'(?=\p{L})/u,
    expected: 'a typographic apostrophe or quote: ’, or ‘ ’',
  },
  {pattern: /\.{3}/u, expected: 'one character … in place of three dots'},
  {pattern: /\S {2,}\S/u, expected: 'one space between words'},
];

/** Reads the glossary of a site. */
function readGlossary(siteDir: string): Rule[] {
  if (!fs.existsSync(path.join(siteDir, GLOSSARY))) return [];
  const parsed = parseYaml(GLOSSARY, readText(siteDir, GLOSSARY));
  const terms = 'fields' in parsed ? Object.entries(parsed.fields) : [];
  return terms.map(([avoid, use]) => {
    const term = avoid.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, 'iu'),
      expected: `write “${String(use)}”, as ${GLOSSARY} says`,
    };
  });
}

/** Returns a problem for each line of some texts in which a rule finds something. */
function ruleProblems(rules: readonly Rule[], pieces: readonly Piece[], context = 0): Problem[] {
  return pieces.flatMap(({file, line, text}) =>
    text.split('\n').flatMap((part, index) =>
      rules.flatMap(({pattern, expected}): Problem[] => {
        const match = pattern.exec(part);
        if (!match) return [];
        const {index: at, 0: word} = match;
        const found = context ? part.slice(Math.max(0, at - context), at + context).trim() : word;
        return [{file, line: line + index, expected, found, severity: 'warning'}];
      }),
    ),
  );
}

/** A text that writes about words has them in italics or quotes: these are left out. */
const withoutMentions = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .filter(({isMention}) => !isMention)
    .map((piece) => ({
      ...piece,
      text: piece.text
        .normalize('NFC')
        .replace(/“[^”]*”/g, (quote) => quote.replace(/[^\n]/g, ' ')),
    }));

const typographyProblems = (pieces: readonly Piece[]): Problem[] =>
  ruleProblems(HABITS, pieces, 20);

/** Returns a problem for each term of the glossary that a text uses. */
const glossaryProblems = (siteDir: string, pieces: readonly Piece[]): Problem[] =>
  ruleProblems(readGlossary(siteDir), withoutMentions(pieces));

/** The two ways to place the tone mark on `oa`, `oe` and `uy` at the end of a syllable. */
const STYLES = {
  hòa: /(?<![\p{L}\p{M}])\p{L}*(?:[òóỏõọ][ae]|[ùúủũụ]y)(?![\p{L}\p{M}])/iu,
  // The u of `qu` is part of the consonant: only `quý` is possible
  hoà: /(?<![\p{L}\p{M}])\p{L}*(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?![\p{L}\p{M}])/iu,
};

/**
 * Returns a problem for each line with the style that a site uses less often. Either style is
 * right; a site that mixes them has two spellings of one word.
 */
function toneMarkProblems(pieces: readonly Piece[]): Problem[] {
  const plain = withoutMentions(pieces);
  const all = plain.map(({text}) => text).join('\n');
  const count = (style: RegExp) => [...all.matchAll(new RegExp(style, 'giu'))].length;
  const [older, newer] = [count(STYLES.hòa), count(STYLES.hoà)];
  if (older === 0 || newer === 0) return [];
  const [usual, pattern] = newer > older ? ['hoà', STYLES.hòa] : ['hòa', STYLES.hoà];
  const expected = `one style of tone marks in the whole site; most words here are written as “${usual}”`;
  return ruleProblems([{pattern, expected}], plain);
}

/** Checks the words of a whole site. */
export const wordProblems = (siteDir: string, pieces: readonly Piece[]): Problem[] => [
  ...typographyProblems(pieces),
  ...toneMarkProblems(pieces),
  ...glossaryProblems(siteDir, pieces),
];
