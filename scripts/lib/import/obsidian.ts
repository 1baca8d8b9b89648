/** Converts the syntax of Obsidian: wikilinks, embeds, callouts, marks and comments. */
import {replaceIn, type Parse} from './markdown';
import type {Item, Loss} from './model';
import {admonitionOf} from './shortcodes';

/** Matches a private comment. Without an end, it ends with the file. */
const PRIVATE = /%%[^]*?(?:%%|$(?![^]))/g;
const CALLOUT = /^> ?\[!([\w-]+)[^\]]*\][+-]?[ \t]*(.*)\n?((?:>.*(?:\n|$))*)/gm;
const WIKILINK = /(!?)\[\[([^\]|#\n]*)(#[^\]|\n]*)?(?:\\?\|([^\]\n]*))?\]\]/g;
/** Matches the id of a block at the end of a line. */
const BLOCK_ID = /(?<=\S)[ \t]+\^[\w-]+[ \t]*$/gm;
const MARK = /(?<!=)==(?=[^\s=])([^\n]*?[^\s=])==(?!=)/g;

/** Changes callouts into admonitions. The site renders the five alerts of GitHub, so they do not change. */
const withAdmonitions = (parse: Parse, text: string): string =>
  replaceIn(parse, text, CALLOUT, ([found, type = '', title = '', rest = '']) => {
    if (/^[A-Z]+$/.test(type) && title === '') return found;
    const inside = withAdmonitions(parse, rest.replace(/^> ?/gm, '')).trim();
    // An admonition needs more colons than the admonitions inside it
    const colons = ':'.repeat(3 + (inside.match(/^:{3,}/gm) ?? []).length);
    const label = title && `[${title.replace(/[[\]]/g, '\\$&')}]`;
    return `${colons}${admonitionOf(type) ?? 'note'}${label}\n\n${inside}\n\n${colons}\n\n`;
  });

/** Converts a wikilink or an embedded image. Its file can be anywhere in the vault. */
function linkOf([, embed, name = '', place = '', words = '']: RegExpExecArray): string {
  const isImage = embed !== '' && /\.\w{2,5}$/.test(name) && !/\.(md|pdf)$/i.test(name);
  // `|300` sets the width of an image
  const own = /^\d+(x\d+)?$/.test(words) ? '' : words;
  const heading = place.replace(/^.*#/, '');
  const shown = own || name.replace(/^.*\/|\.\w+$/g, '') || heading.replace('^', '');
  const hash = heading === '' || heading.startsWith('^') ? '' : `#${heading}`;
  const to = (name && `named:${name}`) + hash;
  return `${isImage ? '!' : ''}[${shown.replace(/[[\]]/g, '\\$&')}](<${to || '#'}>)`;
}

/** Converts a note to Markdown without private comments. The report has only their line numbers. */
export function readObsidian(parse: Parse, {body, line}: Item) {
  const losses: Loss[] = [];
  let text = replaceIn(parse, body, PRIVATE, ({index}) => {
    const at = line + body.slice(0, index).split('\n').length - 1;
    losses.push({line: at, problem: 'private comment %%…%% removed'});
    return '';
  });
  text = replaceIn(parse, withAdmonitions(parse, text), WIKILINK, linkOf);
  text = replaceIn(parse, text, BLOCK_ID, () => '');
  return {text: replaceIn(parse, text, MARK, ([, words]) => `<mark>${words}</mark>`), losses};
}
