import networks from '@generated/site-data/default/networks.json';
import clsx from 'clsx';

import Icon from '@site/src/lib/ui/Icon';
import styles from '@site/src/lib/ui/Icon/styles.module.css';

/** The icon of a social network that the site links to. A network without an icon gets a globe. */
export default function NetworkIcon({id}: {readonly id: string}) {
  const drawing = networks[id];
  if (!drawing) return <Icon name={id === 'email' ? 'email' : 'website'} />;
  const {viewBox, body} = drawing;
  return (
    <svg
      className={clsx(styles.icon, viewBox !== undefined && styles.filled)}
      viewBox={viewBox ?? '0 0 24 24'}
      width="24"
      height="24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: body}}
    />
  );
}
