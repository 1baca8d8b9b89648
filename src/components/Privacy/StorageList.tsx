import {Fragment} from 'react';

import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import siteStorage from '@generated/site-storage';

import type {AnnouncementData} from '@site/src/plugins/announcement';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';
import {storedItems, type StoredItem, type StoredItemId} from '@site/src/lib/storage-keys';
import {useSite} from '@site/src/lib/ui/useSite';

/** Returns the purpose of each stored item. */
const purposes = (): Readonly<Record<Exclude<StoredItemId, 'hostedSearches'>, string>> => ({
  theme: translate({
    id: 'dau.privacy.key.theme',
    message: 'Giao diện sáng hay tối bạn đã chọn.',
  }),
  docsVersion: translate({
    id: 'dau.privacy.key.docsVersion',
    message: 'Phiên bản hướng dẫn bạn đọc lần trước.',
  }),
  tabs: translate({
    id: 'dau.privacy.key.tabs',
    message: 'Tab bạn đã chọn, khi một việc có nhiều cách làm.',
  }),
  announcement: translate({
    id: 'dau.privacy.key.announcement',
    message: 'Thông báo bạn đã đóng, để không hiện lại.',
  }),
  searches: translate({
    id: 'dau.privacy.key.searches',
    message: 'Các kết quả tìm kiếm bạn mở gần đây hoặc đã lưu.',
  }),
  searchHosts: translate({
    id: 'dau.privacy.key.searchHosts',
    message: 'Máy chủ tìm kiếm nào đang chạy tốt.',
  }),
  optIn: translate({
    id: 'dau.privacy.key.optIn',
    message: 'Bạn đã cho bình luận tự tải.',
  }),
  signIn: translate({
    id: 'dau.privacy.key.signIn',
    message: 'Bạn vừa rời trang để đăng nhập vào phần bình luận; tự xóa khi đóng tab.',
  }),
  giscus: translate({
    id: 'dau.privacy.key.giscus',
    message: 'Phiên đăng nhập bình luận của bạn.',
  }),
  typed: translate({
    id: 'dau.privacy.key.typed',
    message: 'Chữ bạn đang gõ dở khi trang tự tải lại; xóa ngay sau đó.',
  }),
  votes: translate({
    id: 'dau.privacy.key.votes',
    message: 'Bạn đã trả lời gì ở trang nào, để đổi lại được.',
  }),
  pages: translate({
    id: 'dau.privacy.cache.pages',
    message:
      'Các trang bạn đã đọc hoặc đã lưu, để mở được khi không có mạng. Trang chỉ đọc mà không lưu thì giữ 20 trang đọc gần nhất; trang bạn lưu thì ở lại tới khi bạn xóa.',
  }),
  files: translate({
    id: 'dau.privacy.cache.files',
    message: 'Script, kiểu dáng, phông chữ và hình của những trang đó.',
  }),
});

/** Lists what this build may store. `…` stands for a part that only a library or an author knows. */
export default function StorageList() {
  const comments = useConversation().comments !== undefined;
  const {colorMode, ...theme} = useThemeConfig();
  const announcement = usePluginData('dau-announcement') as AnnouncementData | undefined;
  const {offline} = useSite();
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
    pages: offline,
    files: offline,
  };
  const items: readonly (StoredItem & {readonly id: StoredItemId})[] = storedItems;
  const textOf = purposes();
  return (
    <dl>
      {items.map(
        ({id, key, isNamespaced, isPrefix}) =>
          (isUsed[id] ?? true) && (
            <Fragment key={id}>
              <dt>
                <code data-storage-key={id}>
                  {key}
                  {isPrefix && '…'}
                  {isNamespaced && siteStorage.namespace}
                </code>
              </dt>
              <dd>{textOf[id === 'hostedSearches' ? 'searches' : id]}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
