import Translate from '@docusaurus/Translate';

import SampleMark from '@site/src/components/SampleMark';
import type {CommunityView} from '@site/src/plugins/site-data/view-types';

import Activities from '../Activities';
import Events from '../Events';

export default function Happenings({events, activities}: CommunityView) {
  if (events.length === 0 && activities.length === 0) {
    return (
      <p>
        <Translate id="dau.community.none">Hiện chưa có sự kiện hay hoạt động nào.</Translate>
      </p>
    );
  }
  return (
    <>
      <Events events={events}>
        <SampleMark file="src/data/community.ts" items={[...events, ...activities]} />
      </Events>
      <Activities activities={activities} />
    </>
  );
}
