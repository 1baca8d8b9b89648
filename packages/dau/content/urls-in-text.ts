/** Finds URLs and code in Markdown without parsing it, because parsing all posts takes several seconds. */

/** Code and comments. */
const NOT_SHOWN =
  /^[ \t>]*(`{3,}|~{3,})[^]*?(?:\n[ \t>]*\1|(?![^]))|`[^`\n]+`|<!--[^]*?-->|\{\/\*[^]*?\*\/\}/gm;

/** `](a)`, `](<a>)`, `[name]: a`, `href="a"`, `to="a"`, `[[a]]` */
const LINKS =
  /\]\(\s*(?:<([^<>\n]+)>|([^\s()<>]+))|^ {0,3}\[(?!\^)[^\]\n]+\]:\s*<?([^\s<>]+)|\s(?:href|to)=["']([^"'\n]+)|(\[\[[^[\]|\\\n]+)/gm;

/** `![alt](a)`, `![alt](<a>)`, `[name]: a`, `<img src="a">` */
const IMAGES =
  /!\[[^\]\n]*\]\(\s*(?:<([^<>\n]+)>|([^\s()<>]+))|^ {0,3}\[(?!\^)[^\]\n]+\]:\s*<?([^\s<>]+)|<img\s[^<>]*?\bsrc=["']([^"'\n]+)/gm;

/** Replaces code and comments with spaces, so that everything else keeps its place. */
export const withoutCode = (text: string): string =>
  text.replace(NOT_SHOWN, (code) => code.replace(/[^\n]/g, ' '));

const find = (pattern: RegExp) => (text: string) =>
  [...withoutCode(text).matchAll(pattern)].flatMap(([, ...groups]) => groups.find(Boolean) ?? []);

const findLinks = find(LINKS);

/** Returns the URLs of links, and wikilinks without their text. */
export const linksIn = (text: string): string[] =>
  findLinks(text).map((url) => (url.startsWith('[[') ? `${url}]]` : url));

/** Returns the URLs of images, in document order. */
export const imagesIn = find(IMAGES);
