import {useState, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';

import SampleMark from '../../SampleMark';
import {shellId} from '../../../utils/shell-ids';
import {useSite} from '../../../ui/useSite';
import type {CommunityView, ViewActivity, ViewEvent} from '../../../features/site-data/views';

import EventCard from '../EventCard';

type PartProps = {id: string; title: ReactNode; mark?: ReactNode; children: ReactNode};

const Part = ({id, title, mark, children}: PartProps) => (
  <section className="dau-part" aria-labelledby={shellId(id)}>
    <div className="dau-head">
      <h2 id={shellId(id)}>{title}</h2>
      {mark}
    </div>
    {children}
  </section>
);

const eventList = (events: readonly ViewEvent[]) => (
  <ul className="dau-list">
    {events.map((event) => (
      <EventCard key={event.id} {...event} />
    ))}
  </ul>
);

const Activity = ({id, title, description, since, url}: ViewActivity) => (
  <li>
    <Heading as="h3" id={id} className="dau-linked dau-title">
      {url === undefined ? title : <Link href={url}>{title}</Link>}
    </Heading>
    <p className="dau-soft margin-bottom--sm">
      <Translate id="dau.community.since" values={{year: since}}>
        {'Từ năm {year}'}
      </Translate>
    </p>
    <p className="margin-bottom--none">{description}</p>
  </li>
);

/**
 * Shows upcoming events (soonest first), past events (latest first) and regular activities. The HTML uses
 * the build time. After hydration, the page uses the current time.
 */
export default function Happenings({events, activities}: CommunityView) {
  const isBrowser = useIsBrowser();
  const {socials} = useSite();
  const [now] = useState(Date.now);
  const isOver = (event: ViewEvent) => (isBrowser ? event.endsAt < now : event.wasPast);
  const upcoming = events.filter((event) => !isOver(event));
  const past = events.filter(isOver).reverse();
  if (events.length === 0 && activities.length === 0) {
    return (
      <p>
        <Translate id="dau.community.none">Hiện chưa có sự kiện hay hoạt động nào.</Translate>
      </p>
    );
  }
  return (
    <>
      <Part
        id="upcoming"
        title={<Translate id="dau.community.upcoming">Sắp diễn ra</Translate>}
        mark={<SampleMark file="src/data/community.ts" items={[...events, ...activities]} />}
      >
        {upcoming.length > 0 ? (
          eventList(upcoming)
        ) : (
          <p>
            <Translate id="dau.community.noUpcoming">Hiện chưa có lịch nào.</Translate>{' '}
            {socials.length > 0 && (
              <Translate id="dau.community.follow">
                Bạn hãy theo dõi một trong các tài khoản ở dưới để biết sớm nhất.
              </Translate>
            )}
          </p>
        )}
      </Part>
      {past.length > 0 && (
        <Part id="past" title={<Translate id="dau.community.past">Đã qua</Translate>}>
          {eventList(past)}
        </Part>
      )}
      {activities.length > 0 && (
        <Part
          id="activities"
          title={<Translate id="dau.community.activities">Hoạt động thường xuyên</Translate>}
        >
          <ul className="dau-list dau-columns margin-top--md">
            {activities.map((activity) => (
              <Activity key={activity.id} {...activity} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
