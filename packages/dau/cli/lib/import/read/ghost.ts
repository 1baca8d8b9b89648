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
  const {posts = [], tags = [], posts_tags = [], users = [], posts_authors = []} = data;
  const markdown = openTurndown().keep(['iframe', 'video', 'audio']);
  for (const {id, type, slug, status, html, ...post} of posts) {
    const namesIn = (list: Fields[], links: Fields[], key: string) => {
      const own = links.filter(({post_id}) => post_id === id).map((link) => link[key]);
      const names = list.filter((each) => own.includes(each.id)).map((each) => String(each.name));
      // Ghost does not show tags that begin with `#`
      return names.filter((name) => !name.startsWith('#'));
    };
    const {title, published_at, custom_excerpt, feature_image, featured} = post;
    const fields = {
      title,
      published_at,
      custom_excerpt,
      feature_image,
      featured,
      url: `/${String(slug)}`,
      tags: namesIn(tags, posts_tags, 'tag_id'),
      authors: namesIn(users, posts_authors, 'author_id'),
      draft: status !== 'published',
    };
    const plain = String(html ?? '').replace(BOOKMARK, '<p><a href="$1">$2</a></p>');
    const content = `${JSON.stringify(fields, null, 1)}\n${markdown.turndown(plain)}\n`;
    const file = `ghost/${type === 'page' ? 'pages' : '_posts'}/${String(slug)}.md`;
    files.add(file, Buffer.from(content.replaceAll('__GHOST_URL__', '')));
  }
}
