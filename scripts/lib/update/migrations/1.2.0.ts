import {editSource} from '../../edit/source';
import type {Migration, Texts} from '.';

/** Modules of the engine that settings, data and pages import, and where they are now. */
const MOVED: Readonly<Record<string, string>> = {
  '@site/src/plugins/shared/settings': '@site/src/lib/settings',
  '@site/src/plugins/shared/locales': '@site/src/lib/locales',
  '@site/src/plugins/site-data/data': '@site/src/plugins/content/data/author-types',
  '@site/src/plugins/content/data/data': '@site/src/plugins/content/data/author-types',
  '@site/src/components/JsonLd': '@site/src/plugins/outputs/structured-data/JsonLd',
  '@site/src/components/JsonLd/site-graph':
    '@site/src/plugins/outputs/structured-data/JsonLd/site-graph',
  '@site/src/components/JsonLd/useSiteIds':
    '@site/src/plugins/outputs/structured-data/JsonLd/useSiteIds',
  '@site/src/components/FeedbackBoard': '@site/src/plugins/conversation/client/FeedbackBoard',
  '@generated/latest/default/latest.json': '@generated/blog/default/latest.json',
};

const BLOG = 'src/config/blog.ts';

/** Settings of the blog that became required, with the numbers that the engine used before. */
const BLOG_NUMBERS = {
  postsPerPage: 5,
  relatedPosts: 3,
  homePosts: 3,
  homeGuides: 2,
  feedPosts: 20,
};

/** The sample post whose functions the engine gave to live code by name. */
const LIVE_POST = 'blog/2026-06-01-helpful-javascript-utility-functions';

/** Live code now takes its names from a file beside the text. */
const LIVE_SCOPE = `/** What the live examples of this post may use without an import. */
export * from './functions';
`;

function liveScope(texts: Texts): readonly [string, string][] {
  const file = `${LIVE_POST}/live-scope.ts`;
  const isNeeded = texts.has(`${LIVE_POST}/functions/index.ts`) && !texts.has(file);
  return isNeeded ? [[file, LIVE_SCOPE]] : [];
}

const withNewImports = (text: string): string =>
  text.replaceAll(
    /(['"])(@(?:site|generated)\/[^'"\n]+)\1/g,
    (all, quote: string, module: string) =>
      Object.hasOwn(MOVED, module) ? `${quote}${MOVED[module] ?? ''}${quote}` : all,
  );

function withBlogNumbers(text: string): string {
  const editor = editSource(BLOG, text);
  for (const [name, value] of Object.entries(BLOG_NUMBERS)) {
    if (!editor.has(['blog', name])) editor.append(['blog'], `  ${name}: ${value}`);
  }
  return editor.text();
}

/** Imports of modules that moved, settings that were fixed numbers before, and names in live code. */
export const migration: Migration = {
  version: '1.2.0',
  migrate: (texts) =>
    new Map([
      ...liveScope(texts),
      ...[...texts]
        .filter(([file]) => /\.(tsx?|mdx?)$/.test(file))
        .map(([file, text]) => {
          const renamed = withNewImports(text);
          return [file, file === BLOG ? withBlogNumbers(renamed) : renamed] as const;
        }),
    ]),
};
