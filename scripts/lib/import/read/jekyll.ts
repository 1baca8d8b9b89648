/** Reads a Jekyll site: `_posts`, `_drafts` and folders of guides. */
import path from 'node:path';

import {dayAndName, pathOf} from '../addresses';
import type {SourceFiles} from '../files';
import {parseFields} from '../front-matter';
import type {Fields, SourceSite, SourceText} from '../model';
import {guideKey, GUIDES, readMarkdown} from './markdown';

const CONFIG = '_config.yml';
const POSTS = /(^|\/)_(posts|drafts)\//;

const STYLES: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:month/:day/:title.html',
  none: '/:categories/:title.html',
};

/** The pattern of addresses that the settings give to posts. */
function patternOf(config: Fields): string {
  type Default = {scope?: {type?: unknown}; values?: {permalink?: unknown}};
  const defaults = (Array.isArray(config.defaults) ? config.defaults : []) as Default[];
  const own = defaults.find((each) => each.scope?.type === 'posts' && each.values?.permalink);
  const pattern = String(own?.values?.permalink ?? config.permalink ?? 'date');
  return STYLES[pattern] ?? pattern;
}

export function readJekyll(files: SourceFiles): SourceSite | undefined {
  const hasConfig = files.isFile(CONFIG);
  const all = files.list('', /\.(md|markdown|html?|adoc|textile)$/);
  if (!hasConfig && !all.some((each) => POSTS.test(each))) return undefined;
  const config = hasConfig ? parseFields(files, CONFIG, files.text(CONFIG)) : {};

  const readFile = (file: string): SourceText => {
    const base = path.posix.basename(file).replace(/\.\w+$/, '');
    const [day, name] = dayAndName(base);
    const isPost = POSTS.test(file);
    const [folder = '', ...inside] = file.replace(/\.\w+$/, '').split('/');
    return readMarkdown(files, file, (fields) => {
      const own = [fields.categories ?? fields.category ?? []].flat();
      // Folders above `_posts` are categories, too
      const above = /^(.*?)\/?_(posts|drafts)\//.exec(file)?.[1]?.split('/') ?? [];
      const categories = [...above, ...own].filter(Boolean).join('/').toLowerCase();
      const place =
        fields.permalink ?? (isPost ? patternOf(config) : `/${folder.replace('_', '')}/:path`);
      const language = fields.lang ?? config.lang ?? config.locale ?? 'en';
      return {
        // Versions in several languages have one address
        id: fields.lang && fields.permalink ? String(fields.permalink) : file,
        language: String(language),
        name: isPost ? name : base,
        ...(!isPost && {guide: guideKey(inside)}),
        date: day,
        pattern: typeof place === 'string' ? (STYLES[place] ?? place) : '/:path',
        parts: {categories, path: inside.join('/'), title: String(fields.slug ?? name)},
        separator: /[\s,]+/,
        pictureFolder: fields.media_subpath ?? fields.img_path,
        fields: /(^|\/)_drafts\//.test(file) ? {draft: true} : {},
      };
    });
  };
  const isText = (file: string) => POSTS.test(file) || GUIDES.test(file.split('/')[0] ?? '');
  const texts = all.filter((file) => isText(file) && /\.(md|markdown)$/.test(file)).map(readFile);
  for (const file of all.filter((each) => !texts.some((text) => text.file === each))) {
    if (isText(file)) files.note(file, 'a text in Markdown; this one is left out');
    else if (
      /\.(md|markdown)$/.test(file) &&
      !/^(_(includes|layouts)\/|[^/]*\.github)|^[A-Z_]+\.md$/.test(file)
    )
      files.note(file, 'a post or a guide; npm run new -- page makes a page');
  }
  return {
    kind: 'jekyll',
    base: typeof config.baseurl === 'string' ? pathOf(config.baseurl).replace(/\/$/, '') : '',
    texts,
    staticFolders: [''],
    hasSlashAtEnd: patternOf(config).endsWith('/'),
    notes: files.notes,
  };
}
