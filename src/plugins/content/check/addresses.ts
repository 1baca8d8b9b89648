import path from 'node:path';

import {defaultLocale, locales, type Locale} from '../../../lib/locales';
import type {Problem} from '../../../lib/problems';
import {parsePostPath} from './dates';
import type {ContentKind} from './files';
import type {Written} from './front-matter';

const trim = (address: string) => address.replace(/^\/+|\/+$/g, '');
const withoutNumber = (name: string) => name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

function guideAddress({content: {key}, values}: Written): string {
  const parts = key.replace(/\.mdx?$/, '').split('/');
  const name = parts.pop() ?? '';
  const folder = parts.map(withoutNumber).join('/');
  const {slug, id} = values;
  if (slug !== undefined && slug !== null) {
    return String(slug).startsWith('/') ? String(slug) : path.posix.join(folder, String(slug));
  }
  // The framework compares the names with their numbers
  const isIndex = ['index', 'readme', parts.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  return isIndex ? folder : path.posix.join(folder, String(id ?? withoutNumber(name)));
}

function pageAddress({content: {key}, values}: Written): string {
  return values.slug === undefined
    ? key.replace(/(^|\/)index\.mdx?$/, '').replace(/\.mdx?$/, '')
    : path.posix.join(path.posix.dirname(key), String(values.slug));
}

/** Where a text stands under the address of its kind, without slashes at its ends. */
export function addressOf(written: Written): string {
  const {content, values} = written;
  if (content.kind === 'guide') return trim(guideAddress(written));
  if (content.kind === 'page') return trim(pageAddress(written));
  return trim(String(values.slug ?? parsePostPath(content.key).slug));
}

const ROOTS: Readonly<Record<ContentKind, string>> = {post: '/blog', guide: '/docs', page: ''};

/** The address of a text on the site, without base URL and language: `/blog/slug`. */
export const siteAddress = (written: Written): string =>
  `${ROOTS[written.content.kind]}/${addressOf(written)}`;

/** The texts of which a language is built: its own, and the originals of those it lacks. */
export function textsOf(all: readonly Written[], locale: Locale): Written[] {
  const nameOf = ({content}: Written) => `${content.kind} ${content.key}`;
  const own = all.filter(({content}) => content.locale === locale);
  const names = new Set(own.map(nameOf));
  const rest = all.filter(
    (text) => text.content.locale === defaultLocale && !names.has(nameOf(text)),
  );
  return [...own, ...rest];
}

/** Pairs of texts that have the same name, each pair once. */
function twice(
  all: readonly Written[],
  nameOf: (text: Written) => string | undefined,
  report: (text: Written, other: Written, name: string) => Problem,
): Problem[] {
  const seen = new Set<string>();
  return locales.flatMap((locale) => {
    const first = new Map<string, Written>();
    return textsOf(all, locale).flatMap((text) => {
      const name = nameOf(text);
      if (name === undefined || text.values.draft === true) return [];
      const other = first.get(name);
      first.set(name, other ?? text);
      if (!other || seen.has(text.content.file)) return [];
      seen.add(text.content.file);
      return [report(text, other, name)];
    });
  });
}

const withoutExtension = (file: string) => file.replace(/\.mdx?$/, '');

/** Two texts at one address: the framework would name the address alone. */
export function duplicateAddresses(all: readonly Written[]): Problem[] {
  return twice(all, siteAddress, ({content: {file}, values, lines}, {content: other}, address) =>
    withoutExtension(file) === withoutExtension(other.file)
      ? {
          file,
          expected: `one file for the address ${address}; ${path.posix.basename(other.file)} stands beside it, delete one of them`,
        }
      : {
          file,
          line: lines.slug ?? lines.id ?? 1,
          field: values.slug === undefined && values.id !== undefined ? 'id' : 'slug',
          expected: `an address of its own; ${other.file} has ${address} too`,
          ...(values.slug === undefined ? {} : {found: values.slug}),
        },
  );
}

/** The blog's own pages: a post there would replace one of them. */
export function reservedAddresses(all: readonly Written[]): Problem[] {
  return all
    .filter(({content}) => content.kind === 'post')
    .filter((text) => /^(|archive|tags|authors|page)$/.test(addressOf(text)))
    .map(({content: {file}, values, lines}) => ({
      file,
      line: lines.slug ?? 1,
      field: 'slug',
      expected:
        'an address of its own; this is the address of one of the lists of the blog, which would have two pages',
      found: values.slug ?? null,
    }));
}

/** The same part of a series twice: which comes first is then by chance. */
export function duplicateParts(all: readonly Written[]): Problem[] {
  return twice(
    all,
    ({content, values: {series, part}}) =>
      content.kind === 'post' && typeof series === 'string' && typeof part === 'number'
        ? `${series}\n${part}`
        : undefined,
    ({content: {file}, fields, lines}, {content: other}) => ({
      file,
      line: lines.part ?? 1,
      field: 'part',
      expected: `a number of its own in the series; ${other.file} has the same`,
      found: fields.part,
      severity: 'warning',
    }),
  );
}
