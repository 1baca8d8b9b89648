import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/components/PageHeader';
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
        message: 'Trang này hỏi máy chủ nào, lưu gì trên máy của bạn và xóa bằng cách nào.',
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
        <div className="markdown">
          <Heading as="h2" id="hosts">
            {translate({
              id: 'dau.privacy.hosts',
              message: 'Các máy chủ',
              description: 'Heading above the list of hosts',
            })}
          </Heading>
          <HostList />
          <Heading as="h2" id="signals">
            {translate({
              id: 'dau.privacy.signals',
              message: 'Tín hiệu từ trình duyệt',
              description: 'Heading about Do Not Track and Global Privacy Control',
            })}
          </Heading>
          <p>
            <Translate
              id="dau.privacy.signalsText"
              description="What the site does with Do Not Track and Global Privacy Control"
            >
              Trình duyệt yêu cầu không bị theo dõi thì không có gì của nơi khác tự tải.
            </Translate>
          </p>
          <Heading as="h2" id="storage">
            {translate({
              id: 'dau.privacy.storage',
              message: 'Những gì được lưu',
              description: 'Heading above the list of storage keys',
            })}
          </Heading>
          <p>
            <Translate id="dau.privacy.storageText" description="What the storage list is">
              Tất cả nằm trong trình duyệt của bạn.
            </Translate>
          </p>
          <StorageList />
          <OfflineStorage />
          <Heading as="h2" id="clear">
            {translate({
              id: 'dau.privacy.clear',
              message: 'Xóa đi',
              description: 'Heading about deleting what is stored',
            })}
          </Heading>
          <p>
            <Translate id="dau.privacy.clearText" description="How to delete what is stored">
              Bấm nút dưới đây để xóa hết.
            </Translate>
          </p>
          <ClearStorage />
          <Heading as="h2" id="questions">
            {translate({
              id: 'dau.privacy.questions',
              message: 'Còn thắc mắc',
              description: 'Heading about questions',
            })}
          </Heading>
          <p>
            <Translate
              id="dau.privacy.questionsText"
              description="Whom to ask; the address follows"
            >
              Bạn viết tới địa chỉ này:
            </Translate>{' '}
            <a href={`mailto:${site.author.email}`}>{site.author.email}</a>
          </p>
        </div>
      </main>
    </Layout>
  );
}
