/** The author's names inside texts: in sentences, links and examples. */
import {example} from '../../../src/plugins/content/example-identity';
import {githubOf, homeOf, repoOf, type Identity} from './identity';

type Replacement = {readonly from: RegExp; readonly to: string};

/** A text as a part of a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A name or address that stands by itself, and not as a part of a longer one. */
const alone = (text: string, {after = String.raw`[\p{L}\p{N}_-]|\.[\p{L}\p{N}]`} = {}) =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped(text)}(?!${after})`, 'gu');

/** Only names of several words are told from ordinary words: `An` and `Dấu` stand in many sentences. */
const isWholeName = (name: string) => /\S\s+\S/.test(name);

/** From the old identity to the new one: longer texts come first. */
function replacements(
  current: Identity,
  next: Identity,
  isSample: boolean,
): readonly Replacement[] {
  const pairs: Replacement[] = [];
  const add = (from: string | undefined, to: string | undefined, options?: {after?: string}) => {
    if (from && to !== undefined && from !== to) {
      pairs.push({from: alone(from.normalize('NFC'), options), to});
    }
  };
  add(current.email, next.email);
  if (current.sourceUrl !== next.sourceUrl) {
    // A link that is called after the repository
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
    // An account may be called like an ordinary word: outside of the samples, only in addresses
    if (isSample || old === example.handle) add(old, account);
    pairs.push(
      {from: new RegExp(`(?<=github\\.com/|@)${escaped(old)}(?![\\w-])`, 'g'), to: account},
      // As a part of another address, as in a badge's
      {from: new RegExp(`%2F${escaped(old)}%2F`, 'g'), to: `%2F${account}%2F`},
    );
  }
  if (isWholeName(current.name)) add(current.name, next.name);
  if (isWholeName(current.siteName)) add(current.siteName, next.siteName);
  return pairs;
}

/** Keys of authors in front matter: `authors: me`, `authors: [me]` or a list below. */
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
 * Changes the names in a text; what is no name of the author's stays as it is.
 *
 * @param isSample the text came with the site: its examples bear the author's account
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
