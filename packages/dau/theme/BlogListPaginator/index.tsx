import Original from '@theme-init/BlogListPaginator';
import type {Props} from '@theme/BlogListPaginator';

import styles from './styles.module.css';

/** Adds the page number next to the links to newer and older posts. */
export default function BlogListPaginator(props: Props) {
  const {page, totalPages} = props.metadata;
  return (
    <div className={styles.pages}>
      <Original {...props} />
      {totalPages > 1 && (
        <p className="dau-soft">
          {page} / {totalPages}
        </p>
      )}
    </div>
  );
}
