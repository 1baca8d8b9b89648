import Icon, {type IconName} from '@site/src/lib/ui/Icon';
import {drawnNetworks} from '@site/src/lib/settings';

/** The icon of a social network. A network without an icon gets a globe. */
export default function NetworkIcon({id}: {readonly id: string}) {
  const drawn: IconName | undefined = drawnNetworks.find((network) => network === id);
  return <Icon name={drawn ?? 'website'} />;
}
