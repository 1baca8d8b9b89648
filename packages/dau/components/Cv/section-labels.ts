import {translate} from '@docusaurus/Translate';

import type {CvSectionId} from '../../features/site-data/views';

export function sectionLabel(id: CvSectionId): string {
  const labels: Record<CvSectionId, string> = {
    work: translate({id: 'dau.cv.work', message: 'Kinh nghiệm làm việc'}),
    projects: translate({id: 'dau.cv.projects', message: 'Dự án'}),
    education: translate({id: 'dau.cv.education', message: 'Học vấn'}),
    volunteer: translate({id: 'dau.cv.volunteer', message: 'Hoạt động cộng đồng'}),
    awards: translate({id: 'dau.cv.awards', message: 'Giải thưởng'}),
    certificates: translate({id: 'dau.cv.certificates', message: 'Chứng chỉ'}),
    publications: translate({id: 'dau.cv.publications', message: 'Ấn phẩm'}),
    skills: translate({id: 'dau.cv.skills', message: 'Kỹ năng'}),
    languages: translate({id: 'dau.cv.languages', message: 'Ngôn ngữ'}),
    interests: translate({id: 'dau.cv.interests', message: 'Sở thích'}),
    references: translate({id: 'dau.cv.references', message: 'Người giới thiệu'}),
  };
  return labels[id];
}
