import {guides, notation, posts} from './test-site';

/** Typical queries, half of them without diacritics. Each key is the page that must be first. */
export const siteQueries: Readonly<Record<string, readonly string[]>> = {
  [posts.table]: [
    'sổ tay học javascript',
    'lộ trình ba tháng',
    'luyen ngon tay',
    'khi nao thi dung',
  ],
  [posts.usual]: ['bốn mùa', 'người đọc bằng tai', 've lai bang ma'],
  [posts.live]: [
    'mã chạy ngay trong bài',
    'gom những thứ giống nhau',
    'dao nguoc mot cau',
    'dem so lan bam',
  ],
  [posts.long]: [
    'múi giờ',
    'năm nhuận',
    'giây nhuận',
    'dấu thời gian',
    'thoi gian trong may tinh',
    'gio mua he',
    'cong mot thang',
    'cuoc hen trong tuong lai',
  ],
  [posts.inspector]: ['soi chữ', 'hang va bieu thuc'],
  '/community': ['hai ngày làm chung', 'đọc chung tài liệu', 'buoi thuc hanh tren mang'],
  '/cv': ['trưởng nhóm dựng bài thử', 'chứng chỉ', 'hoc van'],
  [guides.main]: ['tách một nhánh', 'khi hai bên cùng sửa', 'xoa nhanh'],
  [guides.wide]: ['đọc lịch sử', 'tim commit lam hong'],
  [guides.withoutCategoryPage]: ['phím tắt', 'dung mot lenh'],
  [notation]: ['bảng ký hiệu', 'chu thich cuoi trang'],
  [posts.short]: ['bai ngan nhat'],
  [posts.withoutTags]: ['bai khong co the'],
  '/contact': ['nhan minh'],
  '/showcase': ['lich trang'],
};
