import {useEffect, useRef, useState} from 'react';

import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {LANGUAGE_FILE} from '../../shared-names';
import type {LanguageFiles} from '../../language-files';
import type {KeptPage} from '../list-kept';
import {keep, type Job, type Result} from '../worker-client';

type Props = {
  readonly kept: readonly KeptPage[];
  /** Called when pages were saved. */
  readonly onChange: () => void;
};

async function readJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** Returns all that makes a language readable offline: its scripts and search, then its pages. */
async function languageJobs(list: string, {pages, scripts, lists}: LanguageFiles): Promise<Job[]> {
  const listed = await Promise.all(lists.map((each) => readJson<string[]>(each)));
  const files = [...scripts, ...lists, ...listed.flat()];
  const extra = files.map((path) => new URL(path, location.href).href);
  return [{address: list, extra}, ...pages.map((address) => ({address}))];
}

function message(state: Result | 'saving' | 'canceled', progress: number): string {
  // A screen reader says each change
  const percent = Math.floor(progress * 4) * 25;
  const messages: Record<typeof state, string> = {
    saving: translate({id: 'dau.offline.saving', message: 'Đang lưu… {percent}%'}, {percent}),
    kept: translate({id: 'dau.offline.saved', message: 'Đã lưu để đọc ngoại tuyến.'}),
    canceled: translate({id: 'dau.offline.canceled', message: 'Đã dừng.'}),
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

/** Saves all pages of the language. Without a network there is nothing to save, and no button. */
export default function SaveLanguage({kept, onChange}: Props) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const list = siteConfig.baseUrl + LANGUAGE_FILE;
  const [files, setFiles] = useState<LanguageFiles>();
  const [state, setState] = useState<Parameters<typeof message>[0]>();
  const [progress, setProgress] = useState(0);
  /** Number of the run that is not canceled. */
  const current = useRef(0);
  useEffect(() => void readJson<LanguageFiles>(list).then(setFiles, () => undefined), [list]);
  if (!files) return null;

  async function run(own: number): Promise<Result> {
    const jobs = await languageJobs(list, files as LanguageFiles);
    for (const [done, job] of jobs.entries()) {
      if (own !== current.current) break;
      setProgress(done / jobs.length);
      const result = await keep({...job, isSaved: true});
      if (result !== 'kept') return result;
    }
    return 'kept';
  }
  async function save() {
    const own = (current.current += 1);
    setProgress(0);
    setState('saving');
    const result = await run(own).catch(() => 'failed' as const);
    if (own === current.current) setState(result);
    onChange();
  }
  function cancel() {
    current.current += 1;
    setState('canceled');
  }

  const saved = new Set(kept.filter(({isSaved}) => isSaved).map(({path}) => path));
  const shown = state ?? (files.pages.every((path) => saved.has(path)) ? 'kept' : undefined);
  const maximumFractionDigits = 1;
  const megabytes = (files.bytes / 1e6).toLocaleString(i18n.currentLocale, {maximumFractionDigits});
  return (
    <>
      {/* One button, so that it keeps the focus */}
      <button
        type="button"
        className="button button--primary"
        onClick={() => (state === 'saving' ? cancel() : void save())}
      >
        {state === 'saving'
          ? translate({id: 'dau.offline.cancel', message: 'Dừng'})
          : translate(
              {
                id: 'dau.offline.saveLanguage',
                message: 'Lưu toàn bộ trang tiếng\u00a0Việt (khoảng\u00a0{megabytes}\u00a0MB)',
              },
              {megabytes},
            )}
      </button>{' '}
      {state === 'saving' && <progress value={progress} aria-hidden="true" />}{' '}
      <span role="status">{shown && message(shown, progress)}</span>
    </>
  );
}
