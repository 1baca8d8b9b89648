/** Creates a page. */
import {locales} from '../../../src/lib/locales';
import {refuse} from './ask';
import {
  descriptionsOf,
  refuseTaken,
  slugFor,
  textFiles,
  titlesOf,
  type Context,
  type NewContent,
} from './context';
import {pageText} from './texts';

/** Paths that other parts of the site use. */
const RESERVED = ['blog', 'docs', 'search', 'img', 'assets', ...locales];

/**
 * Creates a page.
 *
 * @throws {Refusal} if a value is missing, or the URL is taken
 */
export async function newPage(context: Context): Promise<NewContent> {
  const {request, site} = context;
  const titles = await titlesOf(context);
  const slug = slugFor(context, titles.vi ?? titles.en ?? '');
  if (RESERVED.includes(slug)) {
    refuse(`The address /${slug} belongs to the site itself. Choose another with --slug.`);
  }
  const descriptions = await descriptionsOf(context, titles);
  const texts = textFiles('page', `${slug}.mdx`, titles, (text) =>
    pageText({...text, description: descriptions[text.locale], isDraft: !request.isPublished}),
  );
  refuseTaken(site, texts);
  return {
    changes: texts,
    address: slug,
    notes: [
      'To show it in the navigation, add it to src/config/navigation.ts once it is published.',
    ],
  };
}
