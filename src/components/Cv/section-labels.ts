import {translate} from '@docusaurus/Translate';

import type {CvSectionId} from '@site/src/plugins/content/data/view-types';

/** Returns the title of a CV section in the page's language. */
export function sectionLabel(id: CvSectionId): string {
  switch (id) {
    case 'work':
      return translate({
        id: 'dau.cv.work',
        message: 'Kinh nghiệm làm việc',
        description: 'Section of the CV',
      });
    case 'projects':
      return translate({
        id: 'dau.cv.projects',
        message: 'Dự án',
        description: 'Section of the CV',
      });
    case 'education':
      return translate({
        id: 'dau.cv.education',
        message: 'Học vấn',
        description: 'Section of the CV',
      });
    case 'volunteer':
      return translate({
        id: 'dau.cv.volunteer',
        message: 'Hoạt động cộng đồng',
        description: 'Section of the CV',
      });
    case 'awards':
      return translate({
        id: 'dau.cv.awards',
        message: 'Giải thưởng',
        description: 'Section of the CV',
      });
    case 'certificates':
      return translate({
        id: 'dau.cv.certificates',
        message: 'Chứng chỉ',
        description: 'Section of the CV',
      });
    case 'publications':
      return translate({
        id: 'dau.cv.publications',
        message: 'Ấn phẩm',
        description: 'Section of the CV',
      });
    case 'skills':
      return translate({
        id: 'dau.cv.skills',
        message: 'Kỹ năng',
        description: 'Section of the CV',
      });
    case 'languages':
      return translate({
        id: 'dau.cv.languages',
        message: 'Ngôn ngữ',
        description: 'Section of the CV',
      });
    case 'interests':
      return translate({
        id: 'dau.cv.interests',
        message: 'Sở thích',
        description: 'Section of the CV',
      });
    case 'references':
      return translate({
        id: 'dau.cv.references',
        message: 'Người giới thiệu',
        description: 'Section of the CV',
      });
  }
}
