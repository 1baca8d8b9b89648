import {Fragment} from 'react';

import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import {useConversation} from '@site/src/plugins/conversation/client/useConversation';
import {useSite} from '@site/src/lib/ui/useSite';

/** Other hosts that this build may contact, when it does, and what data they receive. */
export default function HostList() {
  const {comments, board, feedback} = useConversation();
  const {algolia} = useThemeConfig() as {readonly algolia?: object};
  const embedded = useSite().hosts.map((host) => host.replace('https://', ''));
  const entries: readonly (readonly [hosts: readonly string[], text: string])[] = [
    [
      embedded,
      translate({
        id: 'dau.privacy.embedded',
        message:
          'Khi bạn bấm nút xem một video hay bài đăng từ đó, hoặc mở một trang có hình hay nội dung khác từ đó. Máy chủ đó thấy địa chỉ IP và tên trình duyệt; nội dung nhúng có thể đặt cookie riêng.',
      }),
    ],
    [
      comments ? [new URL(comments.host).host, 'github.com'] : [],
      translate({
        id: 'dau.privacy.comments',
        message:
          'Khi bạn bấm nút xem bình luận, hoặc đọc tới đó sau khi đã chọn tự tải. Máy chủ đó thấy địa chỉ IP, tên trình duyệt và địa chỉ trang; nếu bạn đăng nhập để bình luận thì thấy cả tài khoản GitHub của bạn.',
      }),
    ],
    [
      board ? ['canny.io', '*.canny.io'] : [],
      translate({
        id: 'dau.privacy.board',
        message:
          'Khi bạn bấm mở bảng góp ý ở trang liên hệ. Máy chủ đó thấy địa chỉ IP, tên trình duyệt và những gì bạn viết ở đó; Canny có thể đặt cookie riêng.',
      }),
    ],
    [
      feedback ? [new URL(feedback.endpoint).host] : [],
      translate({
        id: 'dau.privacy.feedback',
        message:
          'Khi bạn trả lời “Trang này có hữu ích không?”. Máy chủ đó thấy câu trả lời, địa chỉ trang, ngôn ngữ, phiên bản website, giờ gửi, một con số ngẫu nhiên để không câu trả lời nào bị tính hai lần, và như mọi máy chủ, địa chỉ IP của bạn.',
      }),
    ],
    [
      algolia ? ['*.algolia.net', '*.algolianet.com'] : [],
      translate({
        id: 'dau.privacy.search',
        message:
          'Khi bạn gõ vào ô tìm kiếm. Máy chủ đó thấy chữ bạn gõ, địa chỉ IP và tên trình duyệt.',
      }),
    ],
  ];
  const used = entries.filter(([hosts]) => hosts.length > 0);
  if (used.length === 0) return null;
  return (
    <dl>
      {used.map(([hosts, text]) => (
        <Fragment key={text}>
          {hosts.map((host) => (
            <dt key={host}>
              <code>{host}</code>
            </dt>
          ))}
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
