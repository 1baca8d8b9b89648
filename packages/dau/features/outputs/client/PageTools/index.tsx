import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {Props} from '@theme/EditMetaRow';

import {servedPath} from '../../../../utils/urls';
import styles from './styles.module.css';

export default function PageTools({editUrl, lastUpdatedAt}: Props) {
  const {plugin} = useRouteContext();
  const {pathname} = useLocation();
  const version = useActivePluginAndVersion()?.activeVersion;
  // The dev server, older docs versions and pages in `src/pages` have no Markdown copies
  const hasCopy =
    process.env.NODE_ENV !== 'development' &&
    plugin.name !== 'docusaurus-plugin-content-pages' &&
    version?.isLast !== false;
  return (
    <div className={`dau-soft ${styles.row}`}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {hasCopy && (
        <a href={`${servedPath(pathname)}.md`} data-print="hide">
          <Translate id="dau.page.markdown">Xem dưới dạng Markdown</Translate>
        </a>
      )}
      <LastUpdated lastUpdatedAt={lastUpdatedAt} />
    </div>
  );
}
