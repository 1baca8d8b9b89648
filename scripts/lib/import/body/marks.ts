/** Marks in texts that only Hugo or Jekyll reads. Those that are not known here are reported. */
import type {Problem} from '../../../../src/lib/problems';
import type {SourceText} from '../model';
import type {Syntax} from './syntax';

type Notes = readonly Problem[];

const fenced = ([, language = '', code = '']: RegExpMatchArray) =>
  `\`\`\`${language.replace(/["']/g, '')}\n${code}\n\`\`\``;

/** Rewrites Hugo's own shortcodes. Of others, the text inside stays. */
export function fromHugo({body, file}: SourceText): Notes {
  const notes: Problem[] = [];
  body.replace(
    /\{\{[<%]\s*highlight\s+(\S+)[^]*?[>%]\}\}[ \t]*\n?([^]*?)\n?[ \t]*\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
    fenced,
  );
  body.replace(
    /\{\{[<%]\s*(\/?)\s*(\w[\w/.-]*)((?:"[^"]*"|`[^`]*`|[^>%"`])*?)\/?\s*[>%]\}\}/g,
    ({0: found, 1: slash, 2: name = '', 3: written = '', index}) => {
      const value = (field: string) => new RegExp(`\\b${field}="([^"]*)"`).exec(written)?.[1];
      const caption = value('caption') ?? value('title');
      const words = caption === undefined ? '' : ` ${JSON.stringify(caption)}`;
      if (name === 'figure')
        return `![${value('alt') ?? caption ?? ''}](${value('src') ?? ''}${words})`;
      if (/^(rel)?ref$/.test(name)) return `named:${written.replace(/[\s"]/g, '')}`;
      const expected = `no shortcode "${name}"; write what it showed. The text inside it stays`;
      if (!slash) notes.push({file, line: body.lineAt(index), expected, found});
      return '';
    },
  );
  // Shown, not run
  body.replace(
    /\{\{([<%])\/\*\s*([^]*?)\s*\*\/([>%])\}\}/g,
    ([, open, text, close]) => `{{${open} ${text} ${close}}}`,
  );
  return notes;
}

/** Rewrites Liquid and kramdown's lists of attributes. */
export function fromJekyll({body, file}: SourceText, {codeOf}: Syntax): Notes {
  const notes: Problem[] = [];
  body.replace(
    /\{%-?\s*highlight\s+(\S+)[^%]*%\}[ \t]*\n?([^]*?)\n?[ \t]*\{%-?\s*endhighlight\s*-?%\}/g,
    fenced,
  );
  body.replace(/\{%-?\s*(end)?raw\s*-?%\}[ \t]*/g, () => '');
  body.replace(
    /^[ \t]*\{:[^}\n]*\}[ \t]*$|(?<=[)\]`*_>\w])[ \t]*\{:[^}\n]*\}/gm,
    () => '',
    codeOf(body.text),
  );
  body.replace(
    /\{%-?\s*(\w+)\s*([^%]*?)\s*-?%\}|\{\{-?\s*([^}|]+?)\s*(?:\|[^}]*)?-?\}\}/g,
    ({0: found, 1: tag, 2: name = '', 3: value = '', index}) => {
      if (tag === 'post_url' || tag === 'link') return `named:${name}`;
      if (/^site\.(baseurl|url)$/.test(value)) return '';
      const text = /^(["'])(.*)\1$/.exec(value)?.[2];
      if (text !== undefined) return text;
      const expected = 'no Liquid; write what it showed';
      notes.push({file, line: body.lineAt(index), expected, found});
      return tag === undefined ? undefined : '';
    },
    codeOf(body.text),
  );
  return notes;
}
