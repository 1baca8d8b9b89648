import {useEffect, useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {LanguageFiles} from '../../types';
import {languageJobs, readLanguage} from '../language-jobs';
import Saver from '../Saver';
import {useSaver} from '../Saver/useSaver';

type Props = {
  /** Called when pages were saved or removed. */
  readonly onChange: () => void;
};

function SaveFiles({files, onChange}: Props & {readonly files: LanguageFiles}) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const saver = useSaver(files.pages, () => languageJobs(siteConfig.baseUrl, files), onChange);
  const megabytes = (files.bytes / 1e6).toLocaleString(i18n.currentLocale, {
    maximumFractionDigits: 1,
  });
  return (
    <>
      <p>
        <Translate id="dau.offline.saveLanguageText">
          Bạn cũng có thể lưu mọi trang tiếng Việt cùng phần tìm kiếm.
        </Translate>
      </p>
      <Saver
        saver={saver}
        label={translate(
          {id: 'dau.offline.saveLanguage', message: 'Lưu cả tiếng Việt (khoảng {megabytes} MB)'},
          {megabytes},
        )}
      />
    </>
  );
}

/** Saves all pages of the language. Without a network there is nothing to save, and no button. */
export default function SaveLanguage({onChange}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const [files, setFiles] = useState<LanguageFiles>();
  useEffect(() => {
    readLanguage(siteConfig.baseUrl).then(setFiles, () => undefined);
  }, [siteConfig.baseUrl]);
  return files ? <SaveFiles files={files} onChange={onChange} /> : null;
}
