import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';
import {site} from '@site/src/config/site';

import ClearStorage from '@site/src/components/Privacy/ClearStorage';
import PrivacyLead from '@site/src/components/Privacy/PrivacyLead';
import HostList from '@site/src/components/Privacy/HostList';
import StorageList from '@site/src/components/Privacy/StorageList';
import OfflineStorage from '@site/src/plugins/offline/client/OfflineStorage';

export default function PrivacyPage() {
  return (
    <Layout
      title={translate({
        id: 'dau.privacy.title',
        message: 'Quyền riêng tư',
        description: 'Title of the privacy page',
      })}
      description={translate({
        id: 'dau.privacy.description',
        message:
          'Website này kết nối tới máy chủ nào, khi nào, gửi đi những gì; lưu gì trên máy bạn và cách xóa.',
        description: 'Description of the privacy page for search engines',
      })}
    >
      <main className="container margin-vert--xl">
        <PageHeader
          title={
            <Translate id="dau.privacy.title" description="Title of the privacy page">
              Quyền riêng tư
            </Translate>
          }
          lead={<PrivacyLead />}
        />
        <div className="markdown dau-columns">
          <Heading as="h2" id="hosts">
            {translate({
              id: 'dau.privacy.hosts',
              message: 'Kết nối tới máy chủ nào, khi nào',
              description: 'Heading above the list of hosts',
            })}
          </Heading>
          <HostList />
          <Heading as="h2" id="signals">
            {translate({
              id: 'dau.privacy.signals',
              message: 'Khi trình duyệt yêu cầu đừng theo dõi bạn',
              description: 'Heading about Do Not Track and Global Privacy Control',
            })}
          </Heading>
          <p>
            <Translate
              id="dau.privacy.signalsText"
              description="What the site does with Do Not Track and Global Privacy Control"
            >
              Nếu trình duyệt của bạn gửi tín hiệu Do Not Track hoặc Global Privacy Control thì
              những gì chờ bạn bấm nút không bao giờ tự tải, kể cả khi bạn từng cho phép: lần nào
              bạn cũng phải bấm.
            </Translate>
          </p>
          <Heading as="h2" id="storage">
            {translate({
              id: 'dau.privacy.storage',
              message: 'Những gì được lưu trên máy bạn',
              description: 'Heading above the list of storage keys',
            })}
          </Heading>
          <p>
            <Translate id="dau.privacy.storageText" description="What the storage list is">
              Tất cả nằm trong bộ nhớ của trình duyệt, chỉ các trang cùng tên miền đọc được. Mỗi mục
              chỉ có khi bạn dùng tới tính năng của nó.
            </Translate>
          </p>
          <StorageList />
          {site.offline !== false && <OfflineStorage />}
          <Heading as="h2" id="clear">
            {translate({
              id: 'dau.privacy.clear',
              message: 'Cách xóa',
              description: 'Heading about deleting what is stored',
            })}
          </Heading>
          <p>
            <Translate id="dau.privacy.clearText" description="How to delete what is stored">
              Bấm nút dưới đây, hoặc xóa dữ liệu của website này trong phần cài đặt của trình duyệt.
            </Translate>
          </p>
          <ClearStorage />
          <Heading as="h2" id="questions">
            {translate({
              id: 'dau.privacy.questions',
              message: 'Hỏi thêm',
              description: 'Heading about questions',
            })}
          </Heading>
          <p>
            <Translate
              id="dau.privacy.questionsText"
              description="Whom to ask; the address follows"
            >
              Còn điều gì chưa rõ, hay muốn xóa lời nhắn đã gửi, bạn cứ viết cho mình:
            </Translate>{' '}
            <a href={`mailto:${site.author.email}`}>{site.author.email}</a>
          </p>
        </div>
      </main>
    </Layout>
  );
}
