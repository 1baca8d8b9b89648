import {openTurndown} from '../../../../features/outputs/llms-and-markdown';
import type {SourceFiles} from '../files';
import type {Fields} from '../model';

/** Matches the card of a link, which contains the other site's icon and description. */
const BOOKMARK =
  /<figure class="kg-card kg-bookmark-card[^]*?href="([^"]*)"[^]*?-title">([^<]*)[^]*?<\/figure>/g;

/** Adds a Markdown file to `ghost` for each post and page in a Ghost export, which has their HTML. */
export function addGhostPosts(files: SourceFiles): void {
  const all = files.list('', /^[^/]+\.json$/).map((file) => files.text(file));
  const found = all.find((text) => /^\s*\{\s*"db":/.test(text)) ?? '{"db": [{"data": {}}]}';
  const [{data}] = (JSON.parse(found) as {db: [{data: Partial<Record<string, Fields[]>>}]}).db;
  const markdown = openTurndown().keep(['iframe', 'video', 'audio']);
  for (const {id, type, slug, status, html, ...post} of data.posts ?? []) {
    const namesIn = (list: string, links: string, key: string) => {
      const own = data[links]?.filter(({post_id}) => post_id === id).map((link) => link[key]);
      const names = data[list]
        ?.filter((each) => own?.includes(each.id))
        .map(({name}) => String(name));
      // Ghost does not show tags that begin with `#`
      return names?.filter((name) => !name.startsWith('#'));
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
    const plain = String(html ?? '').replace(BOOKMARK, '<p><a href="$1">$2</a></p>');
    const content = `${JSON.stringify(fields, null, 1)}\n${markdown.turndown(plain)}\n`;
    const folder = type === 'page' ? 'pages' : '_posts';
    const own = Buffer.from(content.replaceAll('__GHOST_URL__', ''));
    files.add(`ghost/${folder}/${String(slug)}.md`, own);
  }
}
