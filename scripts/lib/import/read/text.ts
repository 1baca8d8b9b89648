/** Reads a text of any kind of site: what its front matter and its place say. */
import {pathOf, urlize} from '../addresses';
import type {SourceFiles} from '../files';
import {readFields, splitText} from '../front-matter';
import type {Fields, SourceText, TextKind} from '../model';

/** What the report says of a page. */
export const PAGE = 'a post or a guide; npm run new -- page makes a page';

/** What the path of a text and its fields say in one kind of site. */
type Place = Pick<SourceText, 'id' | 'language' | 'key'> & {
  kind: TextKind;
  /** Its name in addresses, unless it has a slug. */
  name: string;
  /** Pattern of its address, like `/:year/:slug/`, and what else stands for parts of it. */
  pattern: string;
  parts?: Record<string, string>;
  date?: string | undefined;
  /** Between tags that are one text. */
  separator?: RegExp | undefined;
  /** Fields that this kind of site has in another way. */
  fields?: Fields;
};

/** Reads a text with front matter in YAML, TOML or JSON. */
export function readText(
  files: SourceFiles,
  file: string,
  placeOf: (fields: Fields) => Place,
): SourceText {
  const {written, body, line} = splitText(files, file);
  const small = Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]);
  const all: Fields = {...Object.fromEntries(small), ...written};
  const {id, kind, key, language, name, pattern, parts, ...place} = placeOf(all);
  const fields = readFields(files, file, kind, written, place.separator);
  const date = kind === 'post' ? (fields.date ?? place.date) : undefined;
  const [year = '', month = '', day = ''] = String(date ?? '').split(/[-T]/);
  const [slug, title] = [all.slug, all.title].map((value) => urlize(String(value ?? name)));
  const values: Record<string, string | undefined> = {year, month, day, title, slug, ...parts};
  const address = pattern.replace(/:(\w+)/g, (found, part: string) => values[part] ?? found);
  const aliases = [all.aliases ?? all.redirect_from ?? []].flat();
  return {
    ...{file, id, kind, key, language, body, line},
    address: pathOf(address),
    aliases: aliases.map((each) => pathOf(String(each))),
    fields: {...fields, slug: undefined, id: undefined, date, ...place.fields},
    isMarkdown: !file.endsWith('x'),
    pictureFolder: String(all.media_subpath ?? all.img_path ?? ''),
  };
}
