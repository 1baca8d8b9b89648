import Link from '@docusaurus/Link';
import Original from '@theme-init/BlogListPaginator';
import type {Props} from '@theme/BlogListPaginator';

/** Adds links to all pages of a list, by their numbers. */
export default function ListPaginator({metadata}: Props) {
  const {totalPages, permalink, nextPage} = metadata;
  if (totalPages === 1) return null;
  // The first page has no number in its path, but the second page, which is next, has one
  const numbered = nextPage ?? permalink;
  const first = numbered.replace(/\/[^/]+\/\d+$/, '') || '/';
  const others = Array.from({length: totalPages - 1}, (_, index) =>
    numbered.replace(/\d+$/, String(index + 2)),
  );
  return (
    <div className="pagination-nav dau-pages" data-print="hide">
      <Original metadata={metadata} />
      <ol className="dau-list dau-flow">
        {[first, ...others].map((path, index) => (
          <li key={path}>
            <Link isNavLink exact to={path}>
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
