import type {SourceFiles} from '../files';
import {readFields, splitFile} from '../front-matter';
import type {Fields, Item, Loss} from '../model';
import {pathOf} from '../urls';

/** What the report says about each page. */
export const PAGE = 'pages are not imported. Make one with npm run new -- page';

/** The part of an item that each site generator stores in its own way. */
type Place = Pick<Item, 'id' | 'language' | 'key' | 'kind' | 'url' | 'slug'> & {
  /** Fields in addition to the front matter. */
  fields?: Fields;
  losses?: Loss[];
};

/** Reads a file with front matter in YAML, TOML or JSON. */
export function readItem(
  files: SourceFiles,
  file: string,
  separator: RegExp | undefined,
  placeOf: (fields: Fields, body: string) => Place,
): Item {
  const {written, body, line, losses} = splitFile(files.text(file));
  const small = Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]);
  const all: Fields = {...Object.fromEntries(small), ...written};
  const {fields: own, losses: lost = [], ...place} = placeOf(all, body);
  const read = readFields(place.kind, written, separator);
  if (body.includes('\uFFFD'))
    lost.push({problem: 'not in UTF-8. Save it in UTF-8 and import it again'});
  return {
    ...{file, body, line, ...place},
    aliases: [all.aliases ?? all.redirect_from ?? []].flat().map((each) => pathOf(String(each))),
    fields: {...read.fields, ...own},
    imageFolder: String(all.media_subpath ?? all.img_path ?? ''),
    losses: [...losses, ...read.losses, ...lost],
  };
}
