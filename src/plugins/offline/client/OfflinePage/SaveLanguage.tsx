import {useState} from 'react';

import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {LANGUAGE_FILE} from '../../shared-names';
import type {LanguageFiles} from '../../language-files';
import {keep, type Result} from '../worker-client';

async function readJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/**
 * Saves all that makes a language readable offline: its scripts and search, then its pages.
 *
 * @param onProgress called with the part that is done, from 0 to 1
 */
async function saveLanguage(list: string, onProgress: (part: number) => void): Promise<Result> {
  const {pages, scripts, lists} = await readJson<LanguageFiles>(list);
  const listed = await Promise.all(lists.map((each) => readJson<string[]>(each)));
  const files = [...scripts, ...lists, ...listed.flat()];
  const extra = files.map((path) => new URL(path, location.href).href);
  for (const [index, url] of [list, ...pages].entries()) {
    onProgress(index / (pages.length + 1));
    const result = await keep({url, isSaved: true, ...(index === 0 && {extra})});
    if (result !== 'saved') return result;
  }
  return 'saved';
}

function message(state: Result | number): string {
  if (typeof state === 'number') {
    // A screen reader says each change
    const percent = Math.floor(state * 4) * 25;
    return translate({id: 'dau.offline.saving', message: 'Đang lưu… {percent}%'}, {percent});
  }
  const messages: Record<Result, string> = {
    saved: translate({id: 'dau.offline.saved', message: 'Đã lưu để đọc ngoại tuyến.'}),
    failed: translate({
      id: 'dau.offline.failed',
      message: 'Chưa lưu được. Bạn xem lại kết nối rồi thử lại nhé.',
    }),
    refused: translate({
      id: 'dau.offline.refused',
      message: 'Trình duyệt này không cho website lưu trang, có thể vì đang ở cửa sổ ẩn danh.',
    }),
    full: translate({
      id: 'dau.offline.full',
      message: 'Trình duyệt hết chỗ lưu. Những gì đã lưu trước đó vẫn còn.',
    }),
  };
  return messages[state];
}

/** A button that saves all pages of the language. */
export default function SaveLanguage() {
  const list = useBaseUrl(LANGUAGE_FILE);
  /** The part that is done while the browser saves, then the result. */
  const [state, setState] = useState<Result | number>();
  const isSaving = typeof state === 'number';
  const save = async () =>
    setState(await saveLanguage(list, setState).catch(() => 'failed' as const));
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={isSaving}
        onClick={() => isSaving || void save()}
      >
        {translate({id: 'dau.offline.saveLanguage', message: 'Lưu mọi trang của ngôn ngữ này'})}
      </button>{' '}
      <span role="status">{state !== undefined && message(state)}</span>
    </>
  );
}
