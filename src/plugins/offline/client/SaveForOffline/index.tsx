import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

import Saver from '../Saver';
import DataSaverNote from '../Saver/DataSaverNote';
import {useSaver} from '../Saver/useSaver';
import {loadedFiles, savesData, siteBase} from '../worker';
import styles from './styles.module.css';

function SavePage({path}: Props) {
  // In the store, paths are encoded
  const {pathname} = new URL(path, location.href);
  const saver = useSaver([pathname], async () => [
    {address: pathname, isSaved: true, extra: loadedFiles()},
  ]);
  return (
    <Saver
      saver={saver}
      label={
        <Translate id="dau.offline.savePage" description="Button: saves this page">
          Lưu để đọc ngoại tuyến
        </Translate>
      }
    />
  );
}

type Props = {
  /** Path of the page, with the base URL. */
  readonly path: string;
};

/** Saves a post or a guide. Its place is empty until the scripts run, so nothing moves. */
export default function SaveForOffline({path}: Props) {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.place} data-print="hide">
      {isBrowser &&
        siteBase() !== undefined &&
        (savesData() ? <DataSaverNote /> : <SavePage path={path} />)}
    </div>
  );
}
