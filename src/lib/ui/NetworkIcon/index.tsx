import networks from '@generated/site-data/default/networks.json';

import Icon from '@site/src/lib/ui/Icon';
import styles from '@site/src/lib/ui/Icon/styles.module.css';

/** Networks without an icon get a globe. */
export default function NetworkIcon({id}: {readonly id: string}) {
  const body = networks[id];
  if (!body) return <Icon name={id === 'email' ? 'email' : 'website'} />;
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: body}}
    />
  );
}
