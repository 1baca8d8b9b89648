import {useState, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import IdealImage from '@theme/IdealImage';
import clsx from 'clsx';

import SampleMark from '../../SampleMark';
import {shellId} from '../../../utils/shell-ids';
import type {EventRole} from '../../../features/site-data/author-types';
import type {
  CommunityView,
  ViewActivity,
  ViewEvent,
} from '../../../features/site-data/showcase-and-community';

import styles from './styles.module.css';

const PICTURE_SIZES = 'auto, (min-width: 997px) 19rem, 100vw';

function roleLabel(role: EventRole): string {
  const labels: Record<EventRole, string> = {
    organiser: translate({id: 'dau.community.role.organiser', message: 'Người tổ chức'}),
    speaker: translate({id: 'dau.community.role.speaker', message: 'Diễn giả'}),
    mentor: translate({id: 'dau.community.role.mentor', message: 'Mentor'}),
    attendee: translate({id: 'dau.community.role.attendee', message: 'Người tham dự'}),
  };
  return labels[role];
}

const placeName = ({place}: ViewEvent) =>
  place === 'online'
    ? translate({id: 'dau.community.online', message: 'Trực tuyến'})
    : [place.name, place.address].filter(Boolean).join(', ');

function EventCard({event}: {readonly event: ViewEvent}) {
  const {id, title, description, start, when, role, url, materials, picture} = event;
  return (
    <li className={`dau-row ${styles.event}`}>
      <Heading as="h3" id={id} className="dau-linked dau-title">
        {url === undefined ? title : <Link href={url}>{title}</Link>}
      </Heading>
      <ul className={`dau-list dau-soft ${styles.facts}`}>
        <li>
          <time dateTime={start}>{when}</time>
        </li>
        <li>{placeName(event)}</li>
        <li>{roleLabel(role)}</li>
      </ul>
      <p className="margin-bottom--sm">{description}</p>
      {materials !== undefined && (
        <p className="dau-linked margin-bottom--none">
          <Link href={materials} aria-describedby={id}>
            <Translate id="dau.community.materials">Slide và tài liệu</Translate>
          </Link>
        </p>
      )}
      {picture && (
        <div className={`dau-cover ${styles.picture}`}>
          <IdealImage {...picture} sizes={PICTURE_SIZES} />
        </div>
      )}
    </li>
  );
}

type PartProps = {id: string; title: ReactNode; children: ReactNode};

const Part = ({id, title, children}: PartProps) => (
  <section className="dau-row dau-section" aria-labelledby={shellId(id)}>
    <h2 id={shellId(id)}>{title}</h2>
    {children}
  </section>
);

const eventList = (events: readonly ViewEvent[], className = '') => (
  <ul
    className={clsx(
      'dau-list',
      className,
      events.some(({picture}) => picture) && styles.illustrated,
    )}
  >
    {events.map((event) => (
      <EventCard key={event.id} event={event} />
    ))}
  </ul>
);

const Activity = ({id, title, description, since, url}: ViewActivity) => (
  <li className={`dau-row ${styles.event}`}>
    <Heading as="h3" id={id} className="dau-linked dau-title">
      {url === undefined ? title : <Link href={url}>{title}</Link>}
    </Heading>
    <p className={`dau-soft ${styles.facts}`}>
      <Translate id="dau.community.since" values={{year: since}}>
        {'Từ năm {year}'}
      </Translate>
    </p>
    <p className="margin-bottom--none">{description}</p>
  </li>
);

/**
 * Shows upcoming events (soonest first), regular activities and past events (latest first). The HTML uses
 * the build time. After hydration, the page uses the current time.
 */
export default function Happenings({events, activities}: CommunityView) {
  const isBrowser = useIsBrowser();
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
      <SampleMark file="src/data/community.ts" items={[...events, ...activities]} />
      {upcoming.length > 0 && (
        <Part id="upcoming" title={<Translate id="dau.community.upcoming">Sắp diễn ra</Translate>}>
          {eventList(upcoming)}
        </Part>
      )}
      {activities.length > 0 && (
        <Part
          id="activities"
          title={<Translate id="dau.community.activities">Hoạt động thường xuyên</Translate>}
        >
          <ul className="dau-list">
            {activities.map((activity) => (
              <Activity key={activity.id} {...activity} />
            ))}
          </ul>
        </Part>
      )}
      {past.length > 0 && (
        <Part id="past" title={<Translate id="dau.community.past">Đã qua</Translate>}>
          {eventList(past, styles.past)}
        </Part>
      )}
    </>
  );
}
