import {type ComponentType, useEffect, useRef, useState} from 'react';

import {useNearView} from '../../../../lib/useNearView';
import {siteBase} from '../worker';
import type {Props} from './SavePage';
import styles from './styles.module.css';

/**
 * Saves a post or a guide. Its place is empty until the reader comes near, so nothing moves, and
 * readers who do not come to the end of a text do not load it.
 */
export default function SaveForOffline(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  const [SavePage, setSavePage] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isNear || siteBase() === undefined) return;
    // Offline, only a saved page has it: another one cannot be saved now
    import('./SavePage').then(
      (module) => setSavePage(() => module.default),
      () => undefined,
    );
  }, [isNear]);
  return (
    <div ref={place} className={styles.place} data-print="hide">
      {SavePage && <SavePage {...props} />}
    </div>
  );
}
