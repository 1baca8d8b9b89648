import {useCallback, useEffect, useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';

import {listKept, type KeptPage} from '../list-kept';
import {savesData, siteBase} from '../worker-client';
import KeptList from './KeptList';
import MissingPage from './MissingPage';
import SaveLanguage from './SaveLanguage';

function Kept({base}: {readonly base: string}) {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  const read = useCallback(() => {
    void listKept().then(setPages);
  }, []);
  useEffect(read, [read]);
  return (
    <>
      <div role="status">
        <MissingPage base={base} />
      </div>
      <Heading as="h2" id="pages">
        {translate({id: 'dau.offline.pages', message: 'Trang có trên máy này'})}
      </Heading>
      {pages && <KeptList pages={pages} onChange={read} />}
      {savesData() ? (
        <p>
          <Translate id="dau.offline.dataSaver">
            Máy bạn đang bật tiết kiệm dữ liệu, nên website không lưu gì để đọc ngoại tuyến.
          </Translate>
        </p>
      ) : (
        pages && <SaveLanguage kept={pages} onChange={read} />
      )}
    </>
  );
}

/** Lists the pages that open without a network. The worker shows it instead of a page that is not kept. */
export default function OfflinePage() {
  const base = useIsBrowser() ? siteBase() : undefined;
  const title = translate({id: 'dau.offline.title', message: 'Đọc ngoại tuyến'});
  const lead = translate({
    id: 'dau.offline.lead',
    message: 'Trang nào bạn đã đọc hoặc đã lưu thì không có mạng vẫn mở được.',
  });
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={base && lead} />
        <div className="markdown dau-columns" data-hydrate="view">
          {base === undefined ? (
            <p>
              <Translate id="dau.offline.notPossible">
                Hiện chưa lưu được trang nào: cần JavaScript, HTTPS và một trình duyệt đủ mới, và
                website phải bật tính năng này.
              </Translate>
            </p>
          ) : (
            <Kept base={base} />
          )}
        </div>
      </main>
    </Layout>
  );
}
