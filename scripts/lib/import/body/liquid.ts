/** Jekyll's own marks in texts: Liquid, and kramdown's lists of attributes. */
import type {Problem} from '../../../../src/lib/problems';
import type {Fields} from '../../../../src/plugins/content/check/yaml';
import type {Body} from '../edits';
import type {Syntax} from './syntax';

const PROMPT = /((?:^[ \t]*>.*\n)+)[ \t]*\{:\s*\.prompt-(tip|info|warning|danger)\s*\}[ \t]*$/gm;

/** Rewrites Liquid and attribute lists. Returns what it could not. */
export function fromJekyll(body: Body, file: string, fields: Fields, {codeOf}: Syntax): Problem[] {
  const notes: Problem[] = [];
  const note = (offset: number, found: string) => {
    notes.push({
      file,
      line: body.lineAt(offset),
      field: 'Liquid',
      expected: 'no Liquid; write what it showed',
      found,
    });
  };
  body.replace(
    /\{%-?\s*highlight\s+(\S+)[^%]*%\}[ \t]*\n?([^]*?)\n?[ \t]*\{%-?\s*endhighlight\s*-?%\}/g,
    ([, language = '', code = '']) => `\`\`\`${language}\n${code}\n\`\`\``,
  );
  body.replace(/\{%-?\s*(raw|endraw|comment|endcomment)\s*-?%\}[ \t]*/g, ({1: name, index}) => {
    if (name === 'comment') note(index, '{% comment %}');
    return '';
  });
  body.replace(
    PROMPT,
    ([, quote = '', name = '']) => `:::${name}\n\n${quote.replace(/^[ \t]*> ?/gm, '')}\n:::`,
    codeOf(body.text),
  );
  body.replace(/^[*+-][ \t]+.*\n\{:\s*toc\b[^}\n]*\}[ \t]*$/gim, () => '', codeOf(body.text));
  body.replace(
    /^[ \t]*\{:[^}\n]*\}[ \t]*$|(?<=[)\]`*_>\w])[ \t]*\{:[^}\n]*\}/gm,
    () => '',
    codeOf(body.text),
  );
  body.replace(
    /\{%-?\s*(?:post_url|link)\s+(\S+?)\s*-?%\}/g,
    ([, name = '']) => `jekyll:${name}`,
    codeOf(body.text),
  );
  body.replace(
    /\{\{-?\s*([^}|]+?)\s*(\|[^}]*)?-?\}\}/g,
    ({0: found, 1: name = '', 2: filter = '', index}) => {
      if (/^site\.(baseurl|url)$/.test(name)) return '';
      const text = /^(["'])(.*)\1$/.exec(name)?.[2];
      if (text !== undefined && /relative_url|absolute_url|prepend/.test(filter)) return text;
      const [, field] = /^page\.(\w+)$/.exec(name) ?? [];
      if (field !== undefined && typeof fields[field] === 'string') return fields[field];
      note(index, found);
      return undefined;
    },
    codeOf(body.text),
  );
  body.replace(
    /\{%-?\s*(\w+)[^%]*-?%\}/g,
    ({0: found, index}) => {
      note(index, found);
      return '';
    },
    codeOf(body.text),
  );
  return notes;
}
