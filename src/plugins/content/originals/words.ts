/**
 * The words of a text as they are compared. Differences that need no translation are gone: spaces,
 * line breaks, kinds of quotes and dashes, emphasis, addresses, and where a Vietnamese syllable has
 * its tone mark (`xoá`, `xóa`). A change here changes digests: translations would look stale.
 */

export function normalProse(text: string): string {
  return (
    text
      .normalize('NFD')
      // The tone mark of a word goes to its end: both spellings of a syllable become the same
      .replace(/([\u0300\u0301\u0303\u0309\u0323])([\p{L}\p{M}]+)/gu, '$2$1')
      .normalize('NFC')
      .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
      .replace(/[“”„«»]/g, '"')
      .replace(/[‘’‚]/g, "'")
      .replace(/\.{3}/g, '…')
      .replace(/\s*[-‐‑–—]+\s*/g, '-')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;:!?…)\]])/g, '')
      .trim()
  );
}

/** Languages whose white space has no meaning, and which formatters lay out anew. */
const FREE_FORM =
  /^(jsx?|tsx?|mjs|cjs|javascript|typescript|json5?|css|scss|less|html|vue|graphql)$/;

/**
 * Normalizes code. In languages that formatters know, layout, kinds of quotes, semicolons and
 * trailing commas do not count. In all others, only the ends of lines and the number of spaces
 * within a line do not.
 */
export function normalCode(code: string, language: string): string {
  const lines = code
    .normalize('NFC')
    .replace(/[^\S\n]*\r?\n/g, '\n')
    .replace(/(?<=\S)[^\S\n]+/g, ' ')
    .trimEnd();
  if (/^ya?ml$/.test(language)) return lines.replaceAll("'", '"');
  if (!FREE_FORM.test(language)) return lines;
  const tokens =
    lines.replace(/['"`]/g, '"').match(/[\p{L}\p{M}\p{N}_$]+|[^\s\p{L}\p{M}\p{N}_$]/gu) ?? [];
  return tokens
    .filter((token) => token !== ';')
    .join(' ')
    .replace(/\{ " " \} ?/g, '')
    .replace(/\( (?=<)|(?<=>) \)/g, '')
    .replace(/ ,(?= [)\]}]|$)/g, '')
    .replace(/\( ([\w$]+) \) (?== >)/g, '$1 ');
}

const COMMENT = /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g;
/** Where a link or a picture leads. Its title is read. */
const ADDRESS = /\](?:\[[^\]]*\]|\((?:[^()\s"]|\([^()]*\))*(?:\s+"([^"]*)")?\))/g;
/** Attributes that name a place or a look: a translation has its own. */
const UNREAD =
  /\s(?:id|href|to|src|url|class|className|style|loading|width|height|key|srcSet|sizes)=(?:"[^"]*"|'[^']*'|\{[^}]*\})/g;

/** Removes from Markdown what readers do not read. Code spans stay as they are. */
export function withoutMarkup(markdown: string): string {
  return markdown
    .replace(COMMENT, '')
    .replace(UNREAD, '')
    .split(/(`+)([^`]+)\1/)
    .map((part, index) => {
      if (index % 3 === 1) return '';
      if (index % 3 === 2) return part;
      return part
        .replace(/\[\^[^\]]+\]:?/g, '')
        .replace(ADDRESS, (_, title?: string) => (title ? ` ${title}` : ''))
        .replace(/!?\[|\]/g, '')
        .replace(/<\/[\w.]+>|<(?=https?:)/g, '')
        .replace(/[*~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|\\(?![\p{L}\p{N}])/gu, '');
    })
    .join('');
}
