import Link from '@docusaurus/Link';
import Original from '@theme-init/BlogListPaginator';
import type {Props} from '@theme/BlogListPaginator';

/** The pages before and after this one whose numbers are shown, besides the first and the last page. */
const NEIGHBORS = 1;

/** Adds links to pages of a list, by their numbers. A list of 1,000 posts has 200 pages, so not all are shown. */
export default function ListPaginator({metadata}: Props) {
  const {totalPages, permalink, nextPage, page} = metadata;
  if (totalPages === 1) return null;
  // The first page has no number in its path, but the second page, which is next, has one
  const numbered = nextPage ?? permalink;
  const first = numbered.replace(/\/[^/]+\/\d+$/, '') || '/';
  const numbers = Array.from({length: totalPages}, (_, index) => index + 1).filter(
    (each) => each === 1 || each === totalPages || Math.abs(each - page) <= NEIGHBORS,
  );
  return (
    <div className="pagination-nav dau-pages" data-print="hide">
      <Original metadata={metadata} />
      <ol className="dau-list dau-flow">
        {numbers.map((each, index) => (
          <li key={each}>
            {index > 0 && numbers[index - 1] !== each - 1 && '… '}
            <Link isNavLink exact to={each === 1 ? first : numbered.replace(/\d+$/, `${each}`)}>
              {each}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
