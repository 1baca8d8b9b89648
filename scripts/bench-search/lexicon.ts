/** The vocabulary of the generated Vietnamese corpus. `|` separates the phrases. */
const list = (phrases: string) => phrases.trim().split(/\s*\|\s*/);

export const verbs = list(`
  cài đặt | gỡ bỏ | khôi phục | sao lưu | đồng bộ | kiểm tra | gỡ lỗi | triển khai | tối ưu | đóng gói |
  viết lại | chia nhỏ | gộp lại | so sánh | đo lường | theo dõi | mã hóa | giải mã | nén | phân trang |
  sắp xếp | lọc bớt | tìm kiếm | đổi tên | di chuyển | chặn | cho phép | ghi lại | xóa hẳn | dựng lại |
  nhập khẩu | xuất ra | bảo vệ | tách riêng | nối vào | chạy thử | tự động hóa | làm mới | giữ nguyên |
  thay thế | bán tự động hóa | bàn giao | bắt đầu | dừng hẳn | hẹn giờ | thông báo | dịch sang tiếng Việt |
  chuẩn hóa | rút gọn | mở rộng | đánh số | đánh dấu | dán nhãn | in ra giấy | vẽ lại | đọc kỹ | học thuộc |
  hỏi lại | trả lời | từ chối | phê duyệt | xem xét | lặp lại | bỏ qua | ưu tiên | hoãn lại
`);

export const objects = list(`
  nhánh chính | đường dẫn tuyệt đối | đường dẫn tương đối | biến môi trường | bộ nhớ đệm | cơ sở dữ liệu |
  bảng dữ liệu | khóa ngoại | chỉ mục tìm kiếm | tệp cấu hình | tệp nhật ký | trang chủ | trang cá nhân |
  thanh điều hướng | chân trang | biểu mẫu đăng ký | hộp thoại xác nhận | nút bấm lớn | ảnh đại diện |
  ảnh nền | phông chữ | dấu thanh | bảng mã | bàn phím | con trỏ chuột | màn hình nhỏ | giao diện tối |
  giao diện sáng | mã nguồn mở | giấy phép | thư viện ngoài | gói phụ thuộc | phiên bản cũ | phiên bản mới |
  bản phát hành | bản vá | bản dịch | bản nháp | bán kính bo góc | bạn đồng hành | ban quản trị | hàm thuần túy |
  hàm bất đồng bộ | vòng lặp | mảng hai chiều | mạng nội bộ | máy chủ ảo | máy trạm | tường lửa | chứng chỉ số |
  mật khẩu | phiên đăng nhập | quyền truy cập | vai trò người dùng | danh sách chờ | hàng đợi | luồng xử lý |
  tiến trình nền | bộ lập lịch | lịch biểu | múi giờ | định dạng ngày | số thập phân | đơn vị tiền tệ | giỏ hàng |
  hóa đơn | mã vạch | bản đồ | vị trí hiện tại | quãng đường | thời tiết | âm thanh | đoạn phim | phụ đề |
  bình luận | góp ý | thẻ bài viết | mục lục | chú thích | trích dẫn | bài kiểm thử | dữ liệu giả | lỗi biên dịch |
  cảnh báo | ngoại lệ | dấu vết ngăn xếp | báo cáo | biểu đồ cột | bảng tổng hợp | thư mục gốc | thư mục tạm |
  liên kết hỏng | liên kết ngoài | địa chỉ thư | hòm thư chung | khung soạn thảo | ô tìm kiếm | bộ lọc |
  cây thư mục | kho lưu trữ | lịch sử thay đổi | xung đột khi gộp | thẻ phiên bản | chữ ký | khóa công khai |
  băng thông | độ trễ | mức tiêu thụ pin | bộ cảm biến | cổng kết nối | dây cáp | bo mạch | nguồn điện dự phòng
`);

export const tools = list(`
  Git | GitHub | GitLab | React | Vue | Svelte | Docusaurus | TypeScript | JavaScript | Python | Rust | Go | C# |
  C++ | .NET | Node.js | Deno | Vite | Webpack | ESLint | Prettier | Jest | Playwright | Docker | Kubernetes |
  Nginx | Caddy | PostgreSQL | SQLite | Redis | MongoDB | GraphQL | REST | Markdown | MDX | YAML | JSON | CSS |
  Flexbox | Grid | Figma | Linux | Ubuntu | Windows | macOS | Android | Flutter | Swift | Kotlin | Java | Spring |
  Laravel | Django | FastAPI | Terraform | Ansible | Grafana | Prometheus | Sentry | Cloudflare | Firebase |
  WebAssembly | WebSocket | OAuth | Excel | LibreOffice | Arduino | Raspberry Pi
`);

export const situations = list(`
  mạng chậm | mất điện giữa chừng | máy chỉ còn ít bộ nhớ | cả nhóm cùng làm | làm việc từ xa | mới vào nghề |
  khách hàng đổi ý | sắp đến hạn | tài liệu đã cũ | không có quyền quản trị | đang đi công tác | dữ liệu quá lớn |
  người dùng ở nhiều nước | trang có nhiều ảnh | chuyển sang máy mới | học nhóm cuối tuần | ngày lễ đông khách |
  chưa có kiểm thử | đội ngũ rất nhỏ | ngân sách hạn hẹp | phải chạy ngoại tuyến | lỗi chỉ xảy ra ban đêm |
  màn hình bé | trình duyệt đời cũ | cần bàn giao gấp | viết cho trẻ em | dạy lại cho bạn bè | làm một mình
`);

export const places = list(`
  Hạ Long | Sa Pa | Cửa Lò | Hội An | Đồng Tháp | Cà Mau | Phú Quốc | Sông Hương | Đà Lạt | Mộc Châu | Tam Đảo |
  Cần Thơ | Bến Tre | Quy Nhơn | Vũng Tàu | Côn Đảo | Lạng Sơn | Điện Biên | Hà Giang | Ninh Bình | Thanh Hóa |
  Nghệ An | Quảng Trị | Kon Tum | Buôn Ma Thuột | Mũi Né | Tây Ninh | Long Xuyên | Rạch Giá | Bạc Liêu | Sóc Trăng |
  Trà Vinh | Vĩnh Long | Mỹ Tho | Thủ Dầu Một | Biên Hòa | Phan Thiết | Nha Trang | Tuy Hòa | Pleiku | Đông Hà |
  Đồng Hới | Vinh | Hải Phòng | Thái Bình | Nam Định | Hưng Yên | Bắc Ninh | Thái Nguyên | Tuyên Quang | Lào Cai
`);

export const qualities = list(`
  gọn | chậm | nhanh hơn hẳn | dễ hiểu | khó đoán | an toàn | mong manh | ổn định | rườm rà | đáng tin |
  tốn công | rẻ | thừa thãi | vừa đủ | lộn xộn | ngăn nắp | nhất quán | mơ hồ | chính xác | linh hoạt |
  cứng nhắc | lặng lẽ | ồn ào | kín đáo | minh bạch | bền bỉ | hời hợt | tỉ mỉ | thô sơ | tinh tế
`);

export const people = list(`
  bạn mới | người hướng dẫn | trưởng nhóm | người kiểm thử | biên tập viên | khách quen | thực tập sinh |
  quản trị viên | người dịch | cô giáo | anh kế toán | chị bán hàng | ban biên tập | bạn đọc | người viết |
  nhà thiết kế | bác bảo vệ | kỹ sư mạng | thủ thư | người dùng cuối
`);

export const nouns = list(`
  thói quen | quy trình | bài học | cái giá | ranh giới | dấu hiệu | nguyên nhân | kết quả | mẹo nhỏ | quy ước |
  giả định | thử nghiệm | cột mốc | bước đệm | lối tắt | điểm nghẽn | khoảng trống | góc nhìn | câu hỏi | lời hứa |
  con số | ví dụ | trường hợp | ngoại cảnh | bản chất | chi phí | rủi ro | niềm vui | áp lực | nhịp độ
`);

/** Sentence templates. `{x}` is a word from one of the lists above; a digit marks another slot. */
export const sentences = [
  'Trước khi {v} {o}, mình luôn xem {p} đã {v2} {o2} hay chưa.',
  'Với {t}, cách {v} {o} khá {q}, nhưng {n} thì ít ai nói tới.',
  'Hôm ở {l}, {p} hỏi vì sao {o} lại {q} đến vậy khi {s}.',
  'Nếu {s}, bạn nên {v} {o} trước rồi mới {v2} {o2}.',
  '{n} đầu tiên là đừng {v} {o} khi {o2} còn {q}.',
  'Mình từng mất cả buổi chiều ở {l} chỉ để {v} {o} bằng {t}.',
  'Trong {t} có một {n} {q}: {o} không tự {v2} theo {o2}.',
  '{p} bảo rằng {o} càng {q} thì {o2} càng dễ {v}.',
  'Cứ {v} {o} mỗi tuần, {n} sẽ rõ dần ngay cả khi {s}.',
  'So với {t2}, {t} để lại {o} {q} hơn, đổi lại phải {v} {o2}.',
  'Lúc {s}, {n} của {o} nằm ở chỗ {p} chưa {v2} {o2}.',
  'Dự án {l} dùng {t} để {v} {o}, còn {t2} chỉ lo {o2}.',
  'Đừng vội {v2} {o2}; hãy để {p} {v} {o} và ghi lại {n}.',
  'Có hai {n}: một là {o} quá {q}, hai là {o2} chưa ai {v}.',
  'Sau ba lần {v} {o}, {p} ở {l} rút ra một {n} {q}.',
  'Khi {o} và {o2} cùng {q}, {t} thường {v} nhầm chỗ.',
  'Mình viết phần này cho {p}, người phải {v} {o} lúc {s}.',
  'Chỉ cần {t} và một {n} {q} là đủ để {v} {o}.',
  'Ở bước này, {o} được {p} {v2} rồi chuyển cho {o2}.',
  'Kinh nghiệm từ {l}: {v} {o} sớm, {v2} {o2} muộn.',
  'Có lần {s}, {o} của {p} bỗng {q} mà không rõ {n}.',
  'Bạn có thể {v} {o} bằng {t}, miễn là {o2} vẫn {q}.',
];

export const titles = [
  'Cách {v} {o} trong {t}',
  '{v} {o} khi {s}',
  '{o} và {o2} trong {t}',
  'Vì sao {o} lại {q}',
  'Ghi chép {l}: {v} {o}',
  '{t} cho {p}: {v} {o}',
  '{n} khi {v} {o} bằng {t}',
];

export const headings = [
  'Chuẩn bị {o}',
  '{v} {o}',
  'Khi {s}',
  '{n} về {o}',
  '{t} và {o}',
  'Lỗi thường gặp với {o}',
  'Nhờ {p} {v} {o}',
  '{o} {q}',
];
