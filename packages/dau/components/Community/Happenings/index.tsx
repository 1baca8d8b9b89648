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

function Row(item: ViewEvent | ViewActivity) {
  const {id, title, description, url} = item;
  const event = 'start' in item ? item : undefined;
  return (
    <li className={`dau-row ${styles.row}`}>
      {/* The search would add it to the text below the previous heading */}
      <div className={`dau-soft ${styles.date}`} data-search-ignore>
        {'start' in item ? (
          <time dateTime={item.start}>
            <b>{Number(item.start.slice(8, 10))}</b> {item.month}
          </time>
        ) : (
          <Translate id="dau.community.since" values={{year: item.since}}>
            {'Từ năm {year}'}
          </Translate>
        )}
      </div>
      <div>
        <Heading as="h3" id={id} className="dau-linked dau-title">
          {url === undefined ? title : <Link href={url}>{title}</Link>}
        </Heading>
        {event && (
          <div className="dau-soft">
            {[event.when, roleLabel(event.role), placeName(event)].join('\u00A0· ')}
          </div>
        )}
        <p className="margin-vert--sm">{description}</p>
        {event?.materials !== undefined && (
          <p className="dau-linked margin-bottom--sm">
            <Link href={event.materials} aria-describedby={id}>
              <Translate id="dau.community.materials">Slide và tài liệu</Translate>
            </Link>
          </p>
        )}
      </div>
      {event?.picture && (
        <div className={`dau-cover ${styles.picture}`}>
          <IdealImage {...event.picture} sizes={PICTURE_SIZES} />
        </div>
      )}
    </li>
  );
}

type PartProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly items: readonly (ViewEvent | ViewActivity)[];
};

function Part({id, title, items}: PartProps) {
  if (items.length === 0) return null;
  return (
    <section className="dau-row dau-section" aria-labelledby={shellId(id)}>
      <h2 id={shellId(id)}>{title}</h2>
      <ul className="dau-list">
        {items.map((item) => (
          <Row key={item.id} {...item} />
        ))}
      </ul>
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
        items={events.filter((event) => !isOver(event))}
      />
      <Part
        id="activities"
        title={<Translate id="dau.community.activities">Hoạt động thường xuyên</Translate>}
        items={activities}
      />
      <Part
        id="past"
        title={<Translate id="dau.community.past">Đã qua</Translate>}
        items={events.filter(isOver).reverse()}
      />
    </>
  );
}
