/** Hugo's shortcodes. */
import type {Problem} from '../../../../src/lib/problems';
import type {Body} from '../edits';

/** Names of boxes in the usual themes, by ours. */
const BOXES: Readonly<Record<string, string>> = {
  notice: 'note',
  admonition: 'note',
  alert: 'warning',
  callout: 'note',
  hint: 'info',
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'caution',
  important: 'important',
};
const OURS = /^(note|tip|info|warning|danger|caution|important)$/;

/** The values of a shortcode, by name or by place. */
function valuesOf(written: string): Record<string, string> {
  let place = 0;
  return Object.fromEntries(
    [...written.matchAll(/(?:([\w-]+)=)?(?:"([^"]*)"|`([^`]*)`|([^\s"`]+))/g)].map(
      ([, name, quoted, raw, plain]) => [name ?? String(place++), quoted ?? raw ?? plain ?? ''],
    ),
  );
}

const link = (text: string | undefined, address: string) => `[${text || address}](${address})`;

/** What a shortcode of Hugo itself becomes; `undefined` for one that is not known. */
function replacement(name: string, values: Readonly<Record<string, string>>): string | undefined {
  const [first = ''] = [values['0'], values.id];
  switch (name) {
    case 'figure':
    case 'img':
    case 'image': {
      const {src = first, alt, title, caption} = values;
      const image = `![${alt ?? caption ?? title ?? ''}](${src})`;
      const shown = values.link ? `[${image}](${values.link})` : image;
      return caption || title ? `${shown}\n\n*${caption || title}*` : shown;
    }
    case 'ref':
    case 'relref':
      return `hugo:${first || values.path || ''}`;
    case 'youtube':
      return link(values.title ?? 'YouTube', `https://www.youtube.com/watch?v=${first}`);
    case 'vimeo':
      return link(values.title ?? 'Vimeo', `https://vimeo.com/${first}`);
    case 'gist':
      return link('Gist', `https://gist.github.com/${first}/${values['1'] ?? ''}`);
    case 'tweet':
    case 'twitter':
    case 'x':
      return link('X', `https://x.com/${values.user ?? 'i'}/status/${first}`);
    case 'instagram':
      return link('Instagram', `https://www.instagram.com/p/${first}/`);
    default:
      return undefined;
  }
}

/** Rewrites shortcodes. Of those that are not known, the text inside stays. Returns these. */
export function fromHugo(body: Body, file: string): Problem[] {
  const notes: Problem[] = [];
  body.replace(
    /\{\{[<%]\s*highlight\s+(\S+)[^]*?[>%]\}\}[ \t]*\n?([^]*?)\n?[ \t]*\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
    ([, language = '', code = '']) => `\`\`\`${language.replace(/["']/g, '')}\n${code}\n\`\`\``,
  );
  body.replace(
    /\{\{([<%])\s*(\/?)\s*(\w[\w/.-]*)((?:"[^"]*"|`[^`]*`|[^>%"`])*?)\/?\s*[>%]\}\}/g,
    ({0: found, 2: slash, 3: name = '', 4: written = '', index}) => {
      const box = BOXES[name.toLowerCase()];
      const values = valuesOf(written);
      if (box) {
        const kind = [values.type, values['0']].find((each) => OURS.test(each ?? '')) ?? box;
        return slash ? '\n:::\n' : `\n:::${kind}\n`;
      }
      const text = slash ? undefined : replacement(name, values);
      if (text !== undefined) return text;
      if (!slash) {
        notes.push({
          file,
          line: body.lineAt(index),
          field: 'shortcode',
          expected: 'what the shortcode showed; the text inside it stays',
          found,
        });
      }
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
