import Translate from '@docusaurus/Translate';

import Saver from '../Saver';
import DataSaverNote from '../Saver/DataSaverNote';
import {useSaver} from '../Saver/useSaver';
import {loadedFiles, savesData} from '../worker';

export type Props = {
  /** Path of the page, with the base URL. */
  readonly path: string;
};

function SaveButton({path}: Props) {
  // In the store, paths are encoded
  const {pathname} = new URL(path, location.href);
  const saver = useSaver([pathname], async () => [
    {address: pathname, isSaved: true, extra: loadedFiles()},
  ]);
  return (
    <Saver
      saver={saver}
      label={<Translate id="dau.offline.savePage">Lưu để đọc ngoại tuyến</Translate>}
    />
  );
}

/** The button that saves a page, or why it cannot be saved. */
export default function SavePage(props: Props) {
  return savesData() ? <DataSaverNote /> : <SaveButton {...props} />;
}
