/** The map from the author's files to the pages of the language that is being built. */
import path from 'node:path';

import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {createSlugger, parseMarkdownContentTitle, parseMarkdownHeadingId} from '@docusaurus/utils';

import {defaultLocale} from '../settings/locales';
import {decodeUrl, hasSchemeOrHost, servedPath} from '../utils/urls';
import {languagesIn} from './content-languages';
import {contentFileAt, contentFolder, filesUnder, originalOf, openContent} from './content-files';
import {loadedContent} from './loaded-content';
import {buildTime, isSet} from './publishing';
import {linksIn} from './urls-in-text';
import {isWikilink, readWikilink} from './wikilinks';
import {withoutFrontMatter} from './yaml-and-front-matter';

/** A link to a page. */
export type PageLink = {
  readonly title: string;
  readonly permalink: string;
  /** The page's languages. Undefined if the page exists in all of them. */
  readonly languages?: readonly string[] | undefined;
};

type Page = PageLink & {
  readonly file: string;
  readonly isListed: boolean;
  readonly linkedFrom: PageLink[];
};

const pathOf = (url: string) => servedPath(decodeUrl(url));

const keyOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(\.{0,2}\/)+|\.mdx?$/g, '')
    .replace(/\/(index|readme)$/, '')
    .trim();

/** Returns the names of a file: for `a/b/c`, these are `a/b/c`, `b/c`, `c`, and `c` without a date or number. */
function namesOf(file: string): string[] {
  const parts = keyOf(file).split('/');
  const plain = parts.at(-1)?.replace(/^(\d{4}-\d{2}-\d{2}|\d+)[-_.]+/, '') ?? '';
  return [...parts.map((_, at) => parts.slice(at).join('/')), plain];
}

/** Returns whether a link leads to a Markdown file, or is a wikilink. */
export const isFileLink = (url: string): boolean =>
  isWikilink(url) || (!hasSchemeOrHost(url) && /^[^?#]+\.mdx?([?#]|$)/i.test(url));

/** Returns the name or the path in a link. */
const nameIn = (url: string): string =>
  isWikilink(url) ? readWikilink(url).name : (decodeUrl(url).split(/[?#]/)[0] ?? '');

/** Returns the headings to which a hash can lead, with their ids. */
export function headingsIn(text: string) {
  return [...text.matchAll(/^#{2,6}[ \t]+(.+)$/gm)].map(([, heading = '']) => {
    // In MDX, an id may be in a comment
    const classic = heading.trim().replace(/\{\/\*\s*(#\S+)\s*\*\/\}$/, '{$1}');
    const {text: shown, id} = parseMarkdownHeadingId(classic);
    const slug = createSlugger().slug(shown);
    return {slug, id: id ?? slug};
  });
}

/**
 * Opens the links between the files of a site. `plugin` reads the pages, when Docusaurus has loaded its content.
 */
export function openLinks(siteDir: string) {
  const {read, readAll, textOf} = openContent(siteDir);
  /** The key of a page is its file in the default language. */
  const pages = new Map<string, Page>();
  /** The files that a wikilink may mean, by name. */
  const names = new Map<string, Set<string>>();

  /** Reads the names of all files. */
  function readNames(): void {
    names.clear();
    const add = (file: string, own: readonly unknown[]) => {
      for (const name of own) {
        const key = typeof name === 'string' ? keyOf(name) : '';
        if (key) names.set(key, (names.get(key) ?? new Set()).add(file));
      }
    };
    for (const {content, values, text} of readAll().written) {
      const file = originalOf(content.file);
      const title =
        values.title ?? parseMarkdownContentTitle(withoutFrontMatter(text)).contentTitle;
      add(file, [...namesOf(file), title, values.aliases].flat());
    }
    for (const file of filesUnder(siteDir, '{blog,docs,src,static}'))
      if (!/\.mdx?$/.test(file)) add(file, namesOf(file));
  }

  /**
   * Returns the files to which a link may lead: none if the file does not exist, several if a wikilink is
   * ambiguous. A translation may use the paths of its original.
   *
   * @param from the file with the link
   */
  function filesOf(from: string, url: string): string[] {
    const original = originalOf(from);
    const name = nameIn(url);
    if (name === '') return [original];
    const named = [...(names.get(keyOf(name)) ?? [])];
    const folders = [from, original].map((file) => path.posix.dirname(file));
    const near = folders.map((folder) => path.posix.join(folder, name));
    if (isWikilink(url)) {
      // An image next to the file comes first
      const next = named.find((file) => near.includes(file));
      return next ? [next] : named;
    }
    const {kind = 'page'} = contentFileAt(from) ?? {};
    // Like Docusaurus, look in the folder of this kind of content, and in the site's folder
    const roots = [contentFolder(kind, defaultLocale), '.'].map((root) =>
      path.posix.join(root, name),
    );
    const places = name.startsWith('@site/')
      ? [name.slice('@site/'.length)]
      : [...(name.startsWith('/') ? [] : near), ...(/^\.\.?\//.test(name) ? [] : roots)];
    return places
      .map(originalOf)
      .filter((file) => pages.has(file))
      .slice(0, 1);
  }

  /**
   * Returns the id of the heading that a wikilink names, in the language of the page or of its original.
   * Returns `undefined` if the page does not have this heading.
   */
  function idIn(file: string, heading: string): string | undefined {
    const own = headingsIn(textOf(file));
    const wanted = createSlugger().slug(heading);
    const named = [...own, ...headingsIn(textOf(originalOf(file)))].filter(
      ({slug}) => slug === wanted,
    );
    return named.find(({id}) => own.some((each) => each.id === id))?.id;
  }

  /** Returns the URL of a link to a file or heading, or `undefined` if this build has no such page. */
  function urlOf(from: string, url: string): string | undefined {
    const [file = '', ...others] = filesOf(from, url);
    if (others.length > 0 || file === '') return undefined;
    if (!/\.mdx?$/.test(file)) return `@site/${encodeURI(file)}`;
    const page = pages.get(file);
    if (!isWikilink(url)) return page && page.permalink + (/[?#].*$/.exec(url)?.[0] ?? '');
    const {name, heading} = readWikilink(url);
    const id = heading && idIn(page?.file ?? from, heading);
    const hash = id ? `#${id}` : '';
    return name === '' ? hash || undefined : page && page.permalink + hash;
  }

  /** Reads the pages of a language, and which pages link to each page. */
  function readPages(allContent: AllContent, baseUrl: string): void {
    pages.clear();
    for (const entry of loadedContent(allContent).entries) {
      const file = entry.source.replace('@site/', '');
      const {title = '', frontMatter = {}} = 'title' in entry ? entry : {};
      const due = 'date' in entry ? Number(entry.frontMatter.dueAt ?? entry.date) : 0;
      const isDraft = isSet(read(file)?.values.draft);
      const isUnlisted = 'unlisted' in entry && entry.unlisted;
      const isListed = title !== '' && !isUnlisted && !isDraft && due <= buildTime();
      const {permalink} = entry;
      const languages = languagesIn(frontMatter);
      const page = {file, isListed, title, permalink, languages, linkedFrom: []};
      pages.set(originalOf(file), page);
    }
    const keys = new Map([...pages].map(([key, {permalink}]) => [pathOf(permalink), key]));
    for (const [key, {file, isListed, title, permalink, languages}] of pages) {
      const urls = isListed ? linksIn(textOf(file)) : [];
      const targets = urls.flatMap((url) => {
        const files = isFileLink(url) ? filesOf(file, url) : [];
        if (files.length > 0) return files.length === 1 ? files : [];
        if (hasSchemeOrHost(url) || !URL.canParse(url, 'https://example.com')) return [];
        const target = pathOf(new URL(url, `https://example.com${permalink}`).pathname);
        // Docusaurus adds the base URL to links that lack it
        return keys.get(target) ?? keys.get(baseUrl + target.slice(1)) ?? [];
      });
      for (const target of new Set(targets))
        if (target !== key) pages.get(target)?.linkedFrom.push({title, permalink, languages});
    }
  }

  return {
    filesOf,
    urlOf,
    /** Returns the listed pages that link to a file. */
    linkedFrom: (file: string): readonly PageLink[] =>
      pages.get(originalOf(file))?.linkedFrom ?? [],
    plugin: ({baseUrl}: LoadContext): Plugin => ({
      name: 'dau-links',
      async allContentLoaded({allContent}) {
        readNames();
        readPages(allContent, baseUrl);
      },
    }),
  };
}

export type Links = ReturnType<typeof openLinks>;
