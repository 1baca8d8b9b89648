import {useState, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import IdealImage from '@theme/IdealImage';

import SampleMark from '../../SampleMark';
import {shellId} from '../../../utils/shell-ids';
import type {EventRole} from '../../../features/site-data/data-schemas';
import type {
  CommunityView,
  ViewActivity,
  ViewEvent,
} from '../../../features/site-data/showcase-and-community';

import styles from './styles.module.css';

const PICTURE_SIZES = 'auto, 15rem';

function roleLabel(role: EventRole): string {
  return {
    organiser: translate({id: 'dau.community.role.organiser', message: 'Người tổ chức'}),
    speaker: translate({id: 'dau.community.role.speaker', message: 'Diễn giả'}),
    mentor: translate({id: 'dau.community.role.mentor', message: 'Mentor'}),
    attendee: translate({id: 'dau.community.role.attendee', message: 'Người tham dự'}),
  }[role];
}

function placeName({place}: ViewEvent): string {
  if (place !== 'online') return [place.name, place.address].filter(Boolean).join(', ');
  return translate({id: 'dau.community.online', message: 'Trực tuyến'});
}

type RowProps = Pick<ViewActivity, 'id' | 'title' | 'description' | 'url'> &
  Partial<Pick<ViewEvent, 'materials' | 'picture'>> & {
    readonly date: ReactNode;
    /** Details below the title. */
    readonly facts?: readonly string[];
  };

function Row(props: RowProps) {
  const {id, title, description, url, date, facts = [], materials, picture} = props;
  return (
    <li className={`dau-row ${styles.row}`}>
      {/* The search would add it to the text below the previous heading */}
      <div className={`dau-soft ${styles.date}`} data-search-ignore>
        {date}
      </div>
      <div>
        <Heading as="h3" id={id} className="dau-linked dau-title">
          {url === undefined ? title : <Link href={url}>{title}</Link>}
        </Heading>
        {facts.map((fact) => (
          <div key={fact} className="dau-soft">
            {fact}
          </div>
        ))}
        <p className="margin-vert--sm">{description}</p>
        {materials !== undefined && (
          <p className="dau-linked margin-bottom--sm">
            <Link href={materials} aria-describedby={id}>
              <Translate id="dau.community.materials">Slide và tài liệu</Translate>
            </Link>
          </p>
        )}
      </div>
      {picture && (
        <div className={`dau-cover ${styles.picture}`}>
          <IdealImage {...picture} sizes={PICTURE_SIZES} />
        </div>
      )}
    </li>
  );
}

const eventRow = (event: ViewEvent) => (
  <Row
    key={event.id}
    {...event}
    date={
      <time dateTime={event.start}>
        <b>{Number(event.start.slice(8, 10))}</b> {event.month}
      </time>
    }
    facts={[event.when, `${roleLabel(event.role)}\u00A0· ${placeName(event)}`]}
  />
);

const activityRow = (activity: ViewActivity) => (
  <Row
    key={activity.id}
    {...activity}
    date={
      <Translate id="dau.community.since" values={{year: activity.since}}>
        {'Từ năm {year}'}
      </Translate>
    }
  />
);

type PartProps = {readonly id: string; readonly title: ReactNode; readonly rows: ReactNode[]};

function Part({id, title, rows}: PartProps) {
  if (rows.length === 0) return null;
  return (
    <section className="dau-row dau-section" aria-labelledby={shellId(id)}>
      <h2 id={shellId(id)}>{title}</h2>
      <ul className="dau-list">{rows}</ul>
    </section>
  );
}

/**
 * Shows upcoming events (soonest first), regular activities and past events (latest first). The HTML uses
 * the build time. After hydration, the page uses the current time.
 */
export default function Happenings({events, activities}: CommunityView) {
  const isBrowser = useIsBrowser();
  const [now] = useState(Date.now);
  const isOver = (event: ViewEvent) => (isBrowser ? event.endsAt < now : event.wasPast);
  if (events.length === 0 && activities.length === 0) {
    return (
      <p>
        <Translate id="dau.community.none">Hiện chưa có sự kiện hay hoạt động nào.</Translate>
      </p>
    );
  }
  return (
    <>
      <SampleMark items={[...events, ...activities]} />
      <Part
        id="upcoming"
        title={<Translate id="dau.community.upcoming">Sắp diễn ra</Translate>}
        rows={events.filter((event) => !isOver(event)).map(eventRow)}
      />
      <Part
        id="activities"
        title={<Translate id="dau.community.activities">Hoạt động thường xuyên</Translate>}
        rows={activities.map(activityRow)}
      />
      <Part
        id="past"
        title={<Translate id="dau.community.past">Đã qua</Translate>}
        rows={events.filter(isOver).reverse().map(eventRow)}
      />
    </>
  );
}
