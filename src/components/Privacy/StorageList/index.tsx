import {Fragment, type ReactNode} from 'react';

import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import siteStorage from '@generated/site-storage';

import type {AnnouncementData} from '@site/src/plugins/announcement';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';
import {storedItems, type StoredItem, type StoredItemId} from '@site/src/lib/storage-keys';

/** The purpose of each stored item. */
const purposes: Readonly<Record<StoredItemId, ReactNode>> = {
  theme: <Translate id="dau.privacy.key.theme">Giao diện sáng hay tối bạn đã chọn.</Translate>,
  docsVersion: (
    <Translate id="dau.privacy.key.docsVersion">Phiên bản hướng dẫn bạn đọc lần trước.</Translate>
  ),
  tabs: (
    <Translate id="dau.privacy.key.tabs">
      Tab bạn đã chọn, khi một việc có nhiều cách làm.
    </Translate>
  ),
  announcement: (
    <Translate id="dau.privacy.key.announcement">
      Thông báo bạn đã đóng, để không hiện lại.
    </Translate>
  ),
  searches: (
    <Translate id="dau.privacy.key.searches">
      Các kết quả tìm kiếm bạn mở gần đây hoặc đã lưu.
    </Translate>
  ),
  hostedSearches: (
    <Translate id="dau.privacy.key.searches">
      Các kết quả tìm kiếm bạn mở gần đây hoặc đã lưu.
    </Translate>
  ),
  searchHosts: (
    <Translate id="dau.privacy.key.searchHosts">Máy chủ tìm kiếm nào đang chạy tốt.</Translate>
  ),
  optIn: <Translate id="dau.privacy.key.optIn">Bạn đã cho bình luận tự tải.</Translate>,
  signIn: (
    <Translate id="dau.privacy.key.signIn">
      Bạn vừa rời trang để đăng nhập vào phần bình luận; tự xóa khi đóng tab.
    </Translate>
  ),
  giscus: <Translate id="dau.privacy.key.giscus">Phiên đăng nhập bình luận của bạn.</Translate>,
  typed: (
    <Translate id="dau.privacy.key.typed">
      Chữ bạn đang gõ dở khi trang tự tải lại; xóa ngay sau đó.
    </Translate>
  ),
  votes: (
    <Translate id="dau.privacy.key.votes">
      Bạn đã trả lời gì ở trang nào, để đổi lại được.
    </Translate>
  ),
};

/** Lists the storage keys that this build may write. They are the same in every language. */
export default function StorageList() {
  const comments = useConversation().comments !== undefined;
  const {colorMode, ...theme} = useThemeConfig();
  const announcement = usePluginData('dau-announcement') as AnnouncementData | undefined;
  const isUsed: Partial<Record<StoredItemId, boolean>> = {
    theme: !colorMode.disableSwitch,
    docsVersion: Object.values(useAllDocsData()).some(({versions}) => versions.length > 1),
    announcement: announcement?.isCloseable ?? false,
    searches: !('algolia' in theme),
    hostedSearches: 'algolia' in theme,
    searchHosts: 'algolia' in theme,
    optIn: comments,
    signIn: comments,
    giscus: comments,
  };
  const items: readonly (StoredItem & {readonly id: StoredItemId})[] = storedItems;
  const used = items.filter(({id}) => isUsed[id] ?? true);
  return (
    <dl>
      {used.map(({id, key, isNamespaced, isPrefix}) => (
        <Fragment key={id}>
          <dt>
            <code data-storage-key={id}>
              {key}
              {isPrefix && '…'}
              {isNamespaced && siteStorage.namespace}
            </code>
          </dt>
          <dd>{purposes[id]}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
