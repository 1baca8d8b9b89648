import {gfm} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

import type {SourceFiles} from '../files';
import type {Fields} from '../model';

const markdown = new TurndownService({headingStyle: 'atx', codeBlockStyle: 'fenced'}).use(gfm);

/** Adds a Markdown file to `ghost` for each post and page in an export of Ghost, which has their HTML. */
export function addGhostPosts(files: SourceFiles): void {
  const all = files.list('', /^[^/]+\.json$/).map((file) => files.text(file));
  const found = all.find((text) => /^\s*\{\s*"db":/.test(text)) ?? '{"db": [{"data": {}}]}';
  const [{data}] = (JSON.parse(found) as {db: [{data: Partial<Record<string, Fields[]>>}]}).db;
  for (const {id, type, slug, status, html, ...post} of data.posts ?? []) {
    const namesIn = (list: string, links: string, key: string) => {
      const own = data[links]?.filter(({post_id}) => post_id === id).map((link) => link[key]);
      return data[list]?.filter((each) => own?.includes(each.id)).map(({name}) => name);
    };
    const fields = {
      title: post.title,
      url: `/${String(slug)}`,
      date: post.published_at,
      description: post.custom_excerpt,
      image: post.feature_image,
      tags: namesIn('tags', 'posts_tags', 'tag_id'),
      authors: namesIn('users', 'posts_authors', 'author_id'),
      draft: status !== 'published',
      pinned: Boolean(post.featured),
    };
    const content = `${JSON.stringify(fields, null, 1)}\n${markdown.turndown(String(html ?? ''))}\n`;
    const folder = type === 'page' ? 'pages' : '_posts';
    files.add(`ghost/${folder}/${String(slug)}.md`, content.replaceAll('__GHOST_URL__', ''));
  }
}
