import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {Props} from '@theme/EditMetaRow';

import {servedPath} from '../../../../lib/page-path';
import styles from './styles.module.css';

/** Shows a post's or guide's Markdown copy, and copies it. `page-controls.js` answers the button. */
function MarkdownCopy({url}: {readonly url: string}) {
  return (
    <>
      <a href={url} className={styles.item} data-print="hide">
        <Translate id="dau.page.markdown">Xem dưới dạng Markdown</Translate>
      </a>
      <span role="status" data-print="hide">
        <button
          key={url}
          type="button"
          className={`clean-btn ${styles.item}`}
          data-copy-from={url}
          data-without-application
        >
          <span className={styles.ask}>
            <Translate id="dau.page.copy">Sao chép trang</Translate>
          </span>
          <span className={styles.done}>
            <Translate id="dau.page.copied">Đã sao chép</Translate>
          </span>
        </button>
      </span>
    </>
  );
}

/** One row under a page: edit it, see or copy its Markdown, and when it was last changed. */
export default function PageTools({editUrl, lastUpdatedAt}: Props) {
  const {plugin} = useRouteContext();
  const {pathname} = useLocation();
  const version = useActivePluginAndVersion()?.activeVersion;
  // Only the build writes copies, and it writes none for older versions of the guides
  const hasCopy =
    process.env.NODE_ENV !== 'development' &&
    plugin.name !== 'docusaurus-plugin-content-pages' &&
    version?.isLast !== false;
  return (
    <div className={styles.row}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {hasCopy && <MarkdownCopy url={`${servedPath(pathname)}.md`} />}
      <LastUpdated lastUpdatedAt={lastUpdatedAt} />
    </div>
  );
}
