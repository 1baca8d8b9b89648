import type {Community} from 'dau/features/site-data/author-types';

/** These samples are not real, and the community page marks them as samples. Replace them with yours. */
export default {
  activities: [
    {
      id: 'toi-thu-nam',
      title: {vi: 'Tối thứ Năm cùng code', en: 'Thursday coding nights'},
      description: {
        vi: 'Hai tiếng mỗi tuần, mỗi người mang theo một việc đang dở. Người mới ngồi cạnh người cũ, bí thì hỏi.',
        en: 'Two hours a week; everyone brings something unfinished. Newcomers sit beside regulars, and whoever is stuck asks.',
      },
      since: 2023,
      url: 'https://example.org/toi-thu-nam',
      isSample: true,
    },
    {
      id: 'dich-tai-lieu',
      title: {vi: 'Dịch tài liệu mã nguồn mở', en: 'Translating open-source docs'},
      description: {
        vi: 'Mình dịch và duyệt bản tiếng Việt của tài liệu kỹ thuật, và cùng mọi người duy trì một bảng thuật ngữ chung.',
        en: 'I translate technical documentation into Vietnamese, review translations, and help maintain a shared glossary.',
      },
      since: 2022,
      url: 'https://example.org/thuat-ngu',
      isSample: true,
    },
    {
      id: 'kem-cap',
      title: {vi: 'Mentor cho người mới vào nghề', en: 'Mentoring newcomers'},
      description: {
        vi: 'Mỗi quý mình làm mentor cho hai bạn mới: cùng đọc mã, sửa CV, tập phỏng vấn. Không thu phí.',
        en: 'Each quarter I mentor two people new to the field: reading code together, improving CVs, practicing interviews. Free of charge.',
      },
      since: 2024,
      isSample: true,
    },
  ],
  events: [
    {
      id: 'ngay-javascript-2027',
      title: {vi: 'Ngày JavaScript 2027', en: 'JavaScript Day 2027'},
      description: {
        vi: 'Mình trình bày cách tìm kiếm tiếng Việt khi người gõ bỏ hết dấu, từ bảng mã Unicode đến chỉ mục trên trình duyệt.',
        en: 'My talk is about searching Vietnamese when people leave out all diacritics, from Unicode tables to an index in the browser.',
      },
      start: '2027-05-15T09:00+07:00',
      end: '2027-05-15T17:00+07:00',
      place: {
        name: {vi: 'Nhà văn hóa Ví Dụ', en: 'Example Culture House'},
        address: {vi: 'Số\u00A01 đường Ví Dụ, Hà Nội', en: '1 Example Street, Hanoi'},
      },
      role: 'speaker',
      url: 'https://example.org/ngay-javascript-2027',
      picture: {
        file: 'ngay-javascript.png',
        alt: {
          vi: 'Sân khấu với một màn hình lớn ghi chữ JS',
          en: 'A stage with a large screen that reads JS',
        },
      },
      isSample: true,
    },
    {
      id: 'git-cho-nguoi-moi-2027',
      title: {
        vi: 'Git cho người mới: buổi thực hành',
        en: 'Git for newcomers: a hands-on workshop',
      },
      description: {
        vi: 'Ba tiếng từ lệnh git init đầu tiên đến pull request đầu tiên. Chỉ cần có máy tính.',
        en: 'Three hours from the first git init to the first pull request. A laptop is all you need.',
      },
      start: '2027-03-13T13:30+07:00',
      end: '2027-03-13T16:30+07:00',
      place: 'online',
      role: 'organiser',
      url: 'https://example.org/git-cho-nguoi-moi',
      picture: {
        file: 'git-cho-nguoi-moi.png',
        alt: {
          vi: 'Cửa sổ dòng lệnh với một nhánh Git tách ra rồi nhập lại',
          en: 'A terminal in which a Git branch leaves the main line and returns to it',
        },
      },
      isSample: true,
    },
    {
      id: 'hackathon-chu-viet-2026',
      title: {vi: 'Hackathon Chữ Việt', en: 'Vietnamese Text Hackathon'},
      description: {
        vi: 'Hai ngày làm công cụ cho chữ Việt. Mình làm mentor cho bốn đội; một đội làm công cụ bắt lỗi hỏi/ngã.',
        en: 'Two days of building tools for Vietnamese text. I mentored four teams; one made a checker for hỏi/ngã spelling mistakes.',
      },
      start: '2026-08-22',
      end: '2026-08-23',
      place: {
        name: {vi: 'Đại học Ví Dụ', en: 'Example University'},
        address: {vi: 'Đà Nẵng', en: 'Da Nang'},
      },
      role: 'mentor',
      url: 'https://example.org/hackathon-chu-viet',
      picture: {
        file: 'hackathon.png',
        dark: 'hackathon-dark.png',
        alt: {
          vi: 'Những mảnh giấy nhớ ghi các dấu của chữ Việt',
          en: 'Sticky notes with Vietnamese diacritics',
        },
      },
      isSample: true,
    },
    {
      id: 'gap-go-docusaurus-2026',
      title: {vi: 'Gặp gỡ Docusaurus', en: 'Docusaurus Meetup'},
      description: {
        vi: 'Bài trình bày 20 phút: làm một website hai ngôn ngữ mà không sót câu nào.',
        en: 'A 20-minute talk: building a site in two languages without forgetting to translate a sentence.',
      },
      start: '2026-04-18T14:00+07:00',
      end: '2026-04-18T16:00+07:00',
      place: {
        name: {vi: 'Không gian làm việc chung Ví Dụ', en: 'Example Coworking Space'},
        address: {vi: 'Thành phố Hồ Chí Minh', en: 'Ho Chi Minh City'},
      },
      role: 'speaker',
      materials: 'https://example.org/slides/hai-ngon-ngu',
      picture: {
        file: 'gap-go-docusaurus.png',
        dark: 'gap-go-docusaurus-dark.png',
        alt: {
          vi: 'Hai bong bóng thoại, một ghi chữ ă, một ghi chữ a',
          en: 'Two speech bubbles, one with the letter ă and one with the letter a',
        },
      },
      isSample: true,
    },
    {
      id: 'ngay-tu-do-phan-mem-2025',
      title: {vi: 'Ngày Tự do Phần mềm 2025', en: 'Software Freedom Day 2025'},
      description: {
        vi: 'Mình đến nghe, gặp lại người quen và gửi bản vá đầu tiên cho một dự án ngay tại bàn đăng ký.',
        en: 'I came to listen, met old friends and sent a project my first patch from the registration desk.',
      },
      start: '2025-09-20',
      place: {name: {vi: 'Hà Nội', en: 'Hanoi'}},
      role: 'attendee',
      picture: {
        file: 'ngay-tu-do-phan-mem.png',
        alt: {
          vi: 'Một ổ khóa mở giữa dấu bé hơn và dấu lớn hơn',
          en: 'An open padlock between two angle brackets',
        },
      },
      isSample: true,
    },
  ],
} satisfies Community;
