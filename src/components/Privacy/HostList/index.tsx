import type {ReactNode} from 'react';

import {useThemeConfig} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';

import {allowedHosts} from '@site/src/config/hosts';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';
import {listHosts} from '@site/src/plugins/security/list-hosts';

type HostProps = {
  readonly hosts: readonly string[];
  readonly children: ReactNode;
};

function Host({hosts, children}: HostProps) {
  return (
    <>
      <dt>
        {hosts.map((host, index) => (
          <span key={host}>
            {index > 0 && ', '}
            <code>{host}</code>
          </span>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  );
}

/** Lists the hosts that this build may contact, when it does, and what data they receive. */
export default function HostList() {
  const {comments, board, feedback} = useConversation();
  const {algolia} = useThemeConfig() as {readonly algolia?: {readonly appId: string}};
  const embedded = listHosts(allowedHosts).map((host) => host.replace('https://', ''));
  return (
    <dl>
      <dt>
        <Translate id="dau.privacy.ownHost">Máy chủ của website này</Translate>
      </dt>
      <dd>
        <Translate id="dau.privacy.ownHostText">
          Mỗi khi bạn mở trang. Như mọi máy chủ web, nó thấy địa chỉ IP, tên trình duyệt và trang
          bạn mở.
        </Translate>
      </dd>
      {embedded.length > 0 && (
        <Host hosts={embedded}>
          <Translate id="dau.privacy.embedded">
            Khi bạn bấm nút xem một video hay bài đăng từ đó, hoặc mở một trang có hình hay nội dung
            khác từ đó. Máy chủ đó thấy địa chỉ IP và tên trình duyệt; nội dung nhúng có thể đặt
            cookie riêng.
          </Translate>
        </Host>
      )}
      {comments && (
        <Host hosts={[new URL(comments.host).host, 'github.com']}>
          <Translate id="dau.privacy.comments">
            Khi bạn bấm nút xem bình luận, hoặc đọc tới đó sau khi đã chọn tự tải. Máy chủ đó thấy
            địa chỉ IP, tên trình duyệt và địa chỉ trang; nếu bạn đăng nhập để bình luận thì thấy cả
            tài khoản GitHub của bạn.
          </Translate>
        </Host>
      )}
      {board && (
        <Host hosts={['canny.io', '*.canny.io']}>
          <Translate id="dau.privacy.board">
            Khi bạn bấm mở bảng góp ý ở trang liên hệ. Máy chủ đó thấy địa chỉ IP, tên trình duyệt
            và những gì bạn viết ở đó; Canny có thể đặt cookie riêng.
          </Translate>
        </Host>
      )}
      {feedback && (
        <Host hosts={[new URL(feedback.endpoint).host]}>
          <Translate id="dau.privacy.feedback">
            Khi bạn trả lời “Trang này có hữu ích không?”. Máy chủ đó thấy câu trả lời, địa chỉ
            trang, ngôn ngữ, phiên bản website, giờ gửi, một con số ngẫu nhiên để không câu trả lời
            nào bị tính hai lần, và như mọi máy chủ, địa chỉ IP của bạn.
          </Translate>
        </Host>
      )}
      {algolia && (
        <Host hosts={['*.algolia.net', '*.algolianet.com']}>
          <Translate id="dau.privacy.search">
            Khi bạn gõ vào ô tìm kiếm. Máy chủ đó thấy chữ bạn gõ, địa chỉ IP và tên trình duyệt.
          </Translate>
        </Host>
      )}
      <dt>
        <Translate id="dau.privacy.links">Liên kết ra ngoài</Translate>
      </dt>
      <dd>
        <Translate id="dau.privacy.linksText">
          GitHub, Facebook, LinkedIn, X và các trang khác chỉ biết tới bạn khi bạn tự bấm vào liên
          kết dẫn tới họ.
        </Translate>
      </dd>
    </dl>
  );
}
