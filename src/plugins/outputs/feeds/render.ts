import {Feed} from 'feed';

import type {Written} from '../../content/written';

/** A post in a feed. */
export type FeedItem = Pick<Written, 'title' | 'description' | 'date' | 'tags' | 'authors'> & {
  /** Absolute URL of the post. */
  readonly url: string;
  /** The whole text as HTML with absolute URLs. */
  readonly content: string;
};

/** The metadata of a feed. */
export type FeedSource = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly author: {readonly name: string; readonly email: string};
  /** Absolute URL of the blog. */
  readonly home: string;
  /** Returns the absolute URL of a feed file. */
  readonly addressOf: (file: string) => string;
  readonly icon: string;
};

const PROLOGUE = /^<\?xml [^>]*\?>/;
const styled = (xml: string) =>
  xml.replace(PROLOGUE, (start) => `${start}\n<?xml-stylesheet type="text/css" href="feed.css"?>`);

/** Converts the library's JSON Feed 1 to 1.1, which has a language and several authors. */
function jsonFeed(json: string, language: string): string {
  type Item = {readonly author?: unknown; readonly [name: string]: unknown};
  const {author, items, ...feed} = JSON.parse(json) as Item & {readonly items: readonly Item[]};
  const withAuthors = ({author: one, ...rest}: Item) => ({
    ...rest,
    ...(one !== undefined && {authors: [one]}),
  });
  return JSON.stringify(
    {
      ...withAuthors({author, ...feed}),
      version: 'https://jsonfeed.org/version/1.1',
      language,
      items: items.map(withAuthors),
    },
    undefined,
    2,
  );
}

/** Returns the contents of the three feeds by file name. */
export function renderFeeds(
  items: readonly FeedItem[],
  {title, description, language, author, home, addressOf, icon}: FeedSource,
): Readonly<Record<'rss.xml' | 'atom.xml' | 'feed.json', string>> {
  const feedWith = (self: string) => {
    const feed = new Feed({
      id: home,
      link: home,
      title,
      description,
      language,
      favicon: icon,
      image: icon,
      copyright: author.name,
      author: {name: author.name, email: author.email},
      feedLinks: {
        rss: addressOf('rss.xml'),
        atom: addressOf('atom.xml'),
        json: addressOf('feed.json'),
      },
      feed: self,
      // The date of the newest post and not of the build, so that the same posts give the same file
      updated: items[0]?.date ?? new Date(0),
      generator: 'Docusaurus',
    });
    for (const item of items) {
      feed.addItem({
        id: item.url,
        link: item.url,
        title: item.title,
        description: item.description,
        content: item.content,
        date: item.date ?? new Date(0),
        published: item.date ?? new Date(0),
        // The library treats an empty list as one with an author
        ...(item.authors.length > 0 && {
          author: item.authors.map(({name, url}) => ({name, link: url})),
        }),
        category: item.tags.map((tag) => ({name: tag, term: tag})),
      });
    }
    return feed;
  };
  return {
    'rss.xml': styled(feedWith(addressOf('rss.xml')).rss2()),
    'atom.xml': styled(feedWith(addressOf('atom.xml')).atom1()),
    'feed.json': jsonFeed(feedWith(addressOf('feed.json')).json1(), language),
  };
}
