/** Replaces the author's names in texts: in sentences, links and examples. */
import {example} from '../../../src/plugins/content/example-identity';
import {githubOf, homeOf, repoOf, type Identity} from './identity';

type Replacement = {readonly from: RegExp; readonly to: string};

/** Escapes a text for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Matches a name or URL only as a whole, not as a part of a longer one. */
const wholeText = (text: string, {after = String.raw`[\p{L}\p{N}_-]|\.[\p{L}\p{N}]`} = {}) =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped(text)}(?!${after})`, 'gu');

/**
 * Only names of several words are replaced, because short names such as `An` and `Dấu` are also
 * ordinary words.
 */
const isWholeName = (name: string) => /\S\s+\S/.test(name);

/** Returns the replacements from the old identity to the new one. Longer texts come first. */
function replacements(
  current: Identity,
  next: Identity,
  isSample: boolean,
): readonly Replacement[] {
  const pairs: Replacement[] = [];
  const add = (from: string | undefined, to: string | undefined, options?: {after?: string}) => {
    if (from && to !== undefined && from !== to) {
      pairs.push({from: wholeText(from.normalize('NFC'), options), to});
    }
  };
  add(current.email, next.email);
  if (current.sourceUrl !== next.sourceUrl) {
    // A link whose text is the name of the repository
    add(`[${repoOf(current)}](${current.sourceUrl})`, `[${repoOf(next)}](${next.sourceUrl})`);
    add(current.sourceUrl, next.sourceUrl);
  }
  for (const {id, url} of current.socials) {
    add(url, next.socials.find((profile) => profile.id === id)?.url);
  }
  add(homeOf(current), homeOf(next));
  const account = githubOf(next) ?? next.authorKey;
  const old = current.authorKey === example.handle ? example.handle : githubOf(current);
  if (old && old !== account) {
    // An account can be an ordinary word, so outside of samples only its URLs change
    if (isSample || old === example.handle) add(old, account);
    pairs.push(
      {from: new RegExp(`(?<=github\\.com/|@)${escaped(old)}(?![\\w-])`, 'g'), to: account},
      // Part of an encoded URL, as in badges
      {from: new RegExp(`%2F${escaped(old)}%2F`, 'g'), to: `%2F${account}%2F`},
    );
  }
  if (isWholeName(current.name)) add(current.name, next.name);
  if (isWholeName(current.siteName)) add(current.siteName, next.siteName);
  return pairs;
}

/** Replaces an author's key in front matter: `authors: me`, `authors: [me]` or a list. */
function withAuthorKey(text: string, from: string, to: string): string {
  if (from === to) return text;
  const key = new RegExp(`(?<![\\w.-])${escaped(from)}(?![\\w.-])`, 'g');
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---/, (front) =>
    front.replace(/^authors:.*(?:\r?\n[ \t]*-.*)*/m, (field) =>
      field
        .replace(/^authors:/, '\u0000')
        .replace(key, to)
        .replace('\u0000', 'authors:'),
    ),
  );
}

/**
 * Creates a function that replaces the author's names in a text. Other text stays as it is.
 *
 * @param isSample whether the text is a sample; its examples contain the author's account
 */
export function renamer(
  current: Identity,
  next: Identity,
  {isSample = false} = {},
): (text: string) => string {
  const all = replacements(current, next, isSample);
  return (text) =>
    all.reduce(
      (changed, {from, to}) => changed.replace(from, () => to),
      withAuthorKey(text, current.authorKey, next.authorKey),
    );
}
