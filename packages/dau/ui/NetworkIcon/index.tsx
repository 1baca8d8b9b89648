import networks from '@generated/site-data/default/networks.json';

import Icon from '../Icon';

/** Networks without an icon get a globe. */
export default function NetworkIcon({id}: {readonly id: string}) {
  return <Icon name={id === 'email' ? 'email' : 'website'} body={networks[id]} />;
}
