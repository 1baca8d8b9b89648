import {useState} from 'react';

import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {LANGUAGE_FILE} from '../../shared-names';
import type {LanguageFiles} from '../../language-files';
import {save} from '../worker-client';

/**
 * Saves all pages in a language, and all files that they may load.
 *
 * @param onProgress called with the fraction of saved pages, from 0 to 1
 * @returns whether all pages were saved
 */
async function saveLanguage(list: string, onProgress: (part: number) => void): Promise<boolean> {
  const {pages, files} = (await (await fetch(list)).json()) as LanguageFiles;
  const extra = files.map((path) => new URL(path, location.href).href);
  for (const [index, url] of [list, ...pages].entries()) {
    onProgress(index / (pages.length + 1));
    if (!(await save({url, isSaved: true, ...(index === 0 && {extra})}))) return false;
  }
  return true;
}

export default function SaveLanguage() {
  const list = useBaseUrl(LANGUAGE_FILE);
  /** The fraction of saved pages. At the end, whether all pages were saved. */
  const [state, setState] = useState<number | boolean>();
  const isSaving = typeof state === 'number';
  const start = async () => setState(await saveLanguage(list, setState).catch(() => false));
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={isSaving}
        onClick={() => isSaving || void start()}
      >
        <Translate id="dau.offline.saveLanguage">Lưu tất cả các trang</Translate>
      </button>{' '}
      <span role="status">
        {isSaving && (
          // The number is updated in only four steps, because screen readers announce every change
          <Translate id="dau.offline.saving" values={{percent: Math.floor(state * 4) * 25}}>
            {'Đang lưu… {percent}%'}
          </Translate>
        )}
        {state === true && <Translate id="dau.offline.saved">Đã lưu để đọc ngoại tuyến.</Translate>}
        {state === false && (
          <Translate id="dau.offline.failed">
            Chưa lưu được. Bạn xem lại kết nối và dung lượng trống trên máy rồi thử lại nhé.
          </Translate>
        )}
      </span>
    </>
  );
}
