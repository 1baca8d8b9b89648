/** Reads a Hugo site: `content/`, with front matter in YAML, TOML or JSON. */
import path from 'node:path';

import {locales} from '../../../../src/lib/locales';
import {urlize} from '../addresses';
import type {SourceFiles} from '../files';
import {parseFields} from '../front-matter';
import type {Fields, SourceSite, SourceText} from '../model';
import {guideKey, GUIDES, lower, readMarkdown} from './markdown';

const CONFIG = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap(
  (name) => ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`),
);

export function readHugo(files: SourceFiles): SourceSite | undefined {
  const configFile = CONFIG.find((each) => files.isFile(each));
  if (configFile === undefined) return undefined;
  const fieldsIn = (file: string) => lower(parseFields(files, file, files.text(file)));
  const config = fieldsIn(configFile);
  for (const part of ['languages', 'permalinks'])
    for (const end of ['toml', 'yaml', 'yml', 'json']) {
      const file = `config/_default/${part}.${end}`;
      if (files.isFile(file)) config[part] ??= fieldsIn(file);
    }
  const language = String(config.defaultcontentlanguage ?? config.languagecode ?? 'en');
  const languages = (config.languages ?? {}) as Record<string, Fields>;
  const known = [...new Set([...locales, ...Object.keys(languages)])];
  const root = String(config.contentdir ?? 'content');
  const folders = known.map((each) => {
    const own = lower(languages[each] ?? {}).contentdir;
    return {name: each, folder: typeof own === 'string' ? own : `${root}/${each}`};
  });
  const permalinks = (config.permalinks ?? {}) as Fields;
  const patterns = {...permalinks, ...(permalinks.page as Fields | undefined)};

  const readFile = (file: string): SourceText[] => {
    const own = folders.find(({folder}) => file.startsWith(`${folder}/`));
    const parts = file.slice((own?.folder ?? root).length + 1).split('/');
    const last = (parts.pop() ?? '').replace(/\.(md|markdown)$/i, '');
    const [, suffix] = /\.([a-z]{2,3}(?:-\w+)?)$/i.exec(last) ?? [];
    const isLanguage = suffix !== undefined && known.includes(suffix);
    const base = isLanguage ? last.slice(0, -suffix.length - 1) : last;
    const [section = '', ...rest] = parts;
    const isGuide = GUIDES.test(section);
    const isIndex = /^_?index$/.test(base);
    const names = isIndex ? rest : [...rest, base];
    if (base === '_index' && !isGuide) return [];
    if (/^(pages?)?$/.test(section) || (names.length === 0 && !isGuide)) {
      files.note(file, 'a post or a guide; npm run new -- page makes a page');
      return [];
    }
    const text = readMarkdown(files, file, (fields) => {
      const name = names.at(-1) ?? section;
      const spoken = isLanguage ? suffix : (own?.name ?? language);
      const slug = urlize(String(fields.slug ?? name));
      const folder = [section, ...names.slice(0, -1)].join('/');
      const usual = `/${folder}/${names.length === 0 ? '' : slug}`;
      const place = fields.url ?? patterns[section] ?? usual;
      return {
        id: [...parts, base].join('/'),
        language: spoken,
        name,
        ...(isGuide && {guide: guideKey([...names, ...(isIndex ? ['index'] : [])])}),
        pattern:
          (spoken === language ? '' : `/${spoken}/`) + (typeof place === 'string' ? place : usual),
        parts: {
          section,
          sections: parts.slice(0, isIndex ? -1 : undefined).join('/'),
          slug: urlize(String(fields.slug ?? fields.title ?? name)),
          filename: name,
          contentbasename: name,
          slugorfilename: slug,
          slugorcontentbasename: slug,
        },
      };
    });
    return [text];
  };
  const all = new Set([root, ...folders.map(({folder}) => folder)]);
  const found = [...all].flatMap((folder) => files.list(folder, /\.(md|markdown)$/i));
  const url = String(config.baseurl ?? '');
  return {
    kind: 'hugo',
    base: URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : '',
    texts: [...new Set(found)].flatMap(readFile),
    staticFolders: ['static', 'assets', ...known.map((each) => path.posix.join('static', each))],
    hasSlashAtEnd: true,
    notes: files.notes,
  };
}
