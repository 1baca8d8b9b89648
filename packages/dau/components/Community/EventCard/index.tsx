import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import IdealImage from '@theme/IdealImage';

import Icon from '../../../ui/Icon';
import type {EventRole} from '../../../features/site-data/author-types';
import type {ViewEvent} from '../../../features/site-data/views';

import styles from './styles.module.css';

const PICTURE_SIZES = 'auto, (min-width: 768px) 15rem, 100vw';

function roleLabel(role: EventRole): string {
  const labels: Record<EventRole, string> = {
    organiser: translate({id: 'dau.community.role.organiser', message: 'Người tổ chức'}),
    speaker: translate({id: 'dau.community.role.speaker', message: 'Diễn giả'}),
    mentor: translate({id: 'dau.community.role.mentor', message: 'Mentor'}),
    attendee: translate({id: 'dau.community.role.attendee', message: 'Người tham dự'}),
  };
  return labels[role];
}

function Place({place}: Pick<ViewEvent, 'place'>) {
  if (place === 'online') return <Translate id="dau.community.online">Trực tuyến</Translate>;
  return [place.name, place.address].filter(Boolean).join(', ');
}

export default function EventCard(event: ViewEvent) {
  const {id, title, description, start, when, role, url, materials, picture} = event;
  return (
    <li className={`dau-row ${styles.event}`}>
      <ul className={`dau-list dau-soft ${styles.facts}`}>
        <li>
          <Icon name="date" /> <time dateTime={start}>{when}</time>
        </li>
        <li>
          <Icon name="place" />{' '}
          <span>
            <Place {...event} />
          </span>
        </li>
        <li>
          <Icon name="person" /> {roleLabel(role)}
        </li>
      </ul>
      <div>
        <Heading as="h3" id={id} className="dau-linked dau-title">
          {url === undefined ? title : <Link href={url}>{title}</Link>}
        </Heading>
        <p className="margin-bottom--sm">{description}</p>
        {materials !== undefined && (
          <p className="dau-linked margin-bottom--none">
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
