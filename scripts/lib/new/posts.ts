/** A new post. */
import {isCalendarDay} from '../../../src/lib/calendar';
import type {Localized} from '../../../src/lib/locales';
import {refuse} from './ask';
import {
  descriptionsOf,
  isText,
  refuseTaken,
  slugFor,
  textFiles,
  titlesOf,
  type Context,
  type NewContent,
} from './context';
import {knownKey} from './known';
import {tagChanges, tagsOf} from './tags';
import {postText} from './texts';

async function authorOf({wish, site, ask}: Context): Promise<string | undefined> {
  const [first, ...others] = site.authors;
  if (!isText(wish.author)) {
    if (ask && first && others.length > 0) {
      return ask.choose({
        message: 'Author',
        options: site.authors.map(({key, name}) => ({value: key, label: name})),
      });
    }
    return first?.key;
  }
  const key = await knownKey(wish.author, site.authors, {
    what: 'an author of blog/authors.yml',
    remedy: 'A new author is added in that file, and in its English one.',
    ask,
  });
  return (
    key ??
    refuse(
      `Add "${wish.author}" to blog/authors.yml and i18n/en/docusaurus-plugin-content-blog/authors.yml first: a key with a name below it.`,
    )
  );
}

/** The place in a series: after its last part. */
function seriesOf({wish, site}: Context): {
  series?: Localized & {part: number};
  notes: readonly string[];
} {
  if (!isText(wish.series)) return {notes: []};
  const name = wish.series.trim().normalize('NFC');
  const parts = site.posts.flatMap(({series}) => (series?.name === name ? [series] : []));
  const part = Math.max(0, ...parts.map((each) => each.part)) + 1;
  const en = wish.seriesEn?.trim() ?? parts.find(({nameEn}) => nameEn)?.nameEn ?? name;
  const others = [...new Set(site.posts.flatMap(({series}) => (series ? [series.name] : [])))];
  const notes =
    part > 1
      ? [`It is part ${part} of the series "${name}".`]
      : [
          `It begins the series "${name}"${others.length > 0 ? `; there is also: ${others.join(', ')}` : ''}.`,
        ];
  return {series: {vi: name, en: en.normalize('NFC'), part}, notes};
}

export async function newPost(context: Context): Promise<NewContent> {
  const {wish, site, today} = context;
  const titles = await titlesOf(context);
  const slug = slugFor(context, titles.vi ?? titles.en ?? '');
  const date = wish.date ?? today;
  if (!isCalendarDay(date)) refuse(`--date must be a day like 2027-01-15, not "${date}".`);
  const twin = site.posts.find((post) => post.slug === slug);
  if (twin) refuse(`${twin.file} has the address ${slug} already. Choose another with --slug.`);
  const author = await authorOf(context);
  const {keys, added} = await tagsOf(context, 'post');
  const descriptions = await descriptionsOf(context, titles);
  const {series, notes} = seriesOf(context);
  const texts = textFiles('post', `${date}-${slug}/index.mdx`, titles, (text) =>
    postText({
      ...text,
      slug,
      date,
      description: descriptions[text.locale],
      author,
      tags: keys,
      isDraft: !wish.isPublished,
      ...(series && {series: {name: series[text.locale], part: series.part}}),
    }),
  );
  refuseTaken(site, texts);
  return {
    changes: [...texts, ...tagChanges(site, 'post', added)],
    address: `blog/${slug}`,
    notes: [
      ...notes,
      ...(date > today ? [`It is held back until ${date}, 00:00 UTC.`] : []),
      ...(author === undefined ? ['It has no author: blog/authors.yml has none.'] : []),
    ],
  };
}
