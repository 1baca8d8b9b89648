import Link from '@docusaurus/Link';

import type {TagSummary} from '../../features/blog/post-metadata/extra-metadata';
import {usePageCount} from './usePageCount';

type Props = {
  readonly tags: readonly Pick<TagSummary, 'label' | 'permalink' | 'description' | 'count'>[];
};

/** A row for each tag: its name, its description and the number of its pages. */
export default function TagRows({tags}: Props) {
  const countOf = usePageCount();
  return (
    <ul className="dau-list dau-titles">
      {tags.map(({permalink, label, description, count}) => (
        <li key={permalink}>
          <Link to={permalink} rel="tag" className="dau-title">
            {label}
          </Link>
          {description && <p>{description}</p>}
          <span className="dau-soft">{countOf(count)}</span>
        </li>
      ))}
    </ul>
  );
}
