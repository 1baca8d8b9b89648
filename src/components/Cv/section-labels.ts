import {translate} from '@docusaurus/Translate';

import type {CvSectionId} from '@site/src/plugins/content/data/view-types';

/** Returns the title of a CV section in the page's language. */
export function sectionLabel(id: CvSectionId): string {
  switch (id) {
    case 'work':
      return translate({id: 'dau.cv.work', message: 'Kinh nghiệm làm việc'});
    case 'projects':
      return translate({id: 'dau.cv.projects', message: 'Dự án'});
    case 'education':
      return translate({id: 'dau.cv.education', message: 'Học vấn'});
    case 'volunteer':
      return translate({id: 'dau.cv.volunteer', message: 'Hoạt động cộng đồng'});
    case 'awards':
      return translate({id: 'dau.cv.awards', message: 'Giải thưởng'});
    case 'certificates':
      return translate({id: 'dau.cv.certificates', message: 'Chứng chỉ'});
    case 'publications':
      return translate({id: 'dau.cv.publications', message: 'Ấn phẩm'});
    case 'skills':
      return translate({id: 'dau.cv.skills', message: 'Kỹ năng'});
    case 'languages':
      return translate({id: 'dau.cv.languages', message: 'Ngôn ngữ'});
    case 'interests':
      return translate({id: 'dau.cv.interests', message: 'Sở thích'});
    case 'references':
      return translate({id: 'dau.cv.references', message: 'Người giới thiệu'});
  }
}
