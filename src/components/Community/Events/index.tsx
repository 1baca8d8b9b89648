import {useState, type ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {useSite} from '@site/src/lib/ui/useSite';
import {isPast} from '@site/src/plugins/site-data/past-events';
import type {ViewEvent} from '@site/src/plugins/site-data/view-types';

import EventCard from '../EventCard';

const EventList = ({events}: {readonly events: readonly ViewEvent[]}) => (
  <ul className="dau-list">
    {events.map((event) => (
      <EventCard key={event.id} {...event} />
    ))}
  </ul>
);

type Props = {
  readonly events: readonly ViewEvent[];
  readonly children: ReactNode;
};

/**
 * Shows upcoming events, next one first, and past events, latest one first. The HTML uses the build
 * time. After hydration, the page uses the current time.
 */
export default function Events({events, children}: Props) {
  const isBrowser = useIsBrowser();
  const {socials} = useSite();
  const [now] = useState(Date.now);
  const isOver = (event: ViewEvent) => (isBrowser ? isPast(event, now) : event.wasPast);
  const upcoming = events.filter((event) => !isOver(event));
  const past = events.filter(isOver).reverse();
  return (
    <>
      <section className="margin-bottom--lg" aria-labelledby="upcoming">
        <div className="dau-head">
          <h2 id="upcoming">
            <Translate id="dau.community.upcoming">Sắp diễn ra</Translate>
          </h2>
          {children}
        </div>
        {upcoming.length > 0 ? (
          <EventList events={upcoming} />
        ) : (
          <p>
            <Translate id="dau.community.noUpcoming">Hiện chưa có lịch nào.</Translate>
            {socials.length > 0 && (
              <>
                {' '}
                <Translate id="dau.community.follow">
                  Bạn hãy theo dõi một trong các tài khoản ở trên để biết sớm nhất.
                </Translate>
              </>
            )}
          </p>
        )}
      </section>
      {past.length > 0 && (
        <section className="margin-bottom--lg" aria-labelledby="past">
          <div className="dau-head">
            <h2 id="past">
              <Translate id="dau.community.past">Đã qua</Translate>
            </h2>
          </div>
          <EventList events={past} />
        </section>
      )}
    </>
  );
}
