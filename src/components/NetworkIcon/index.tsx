import Icon, {type IconName} from '@site/src/components/Icon';
import {drawnNetworks} from '@site/src/lib/settings';

/** The sign of a social network; a globe for one that has none drawn. */
export default function NetworkIcon({id}: {readonly id: string}) {
  const drawn: IconName | undefined = drawnNetworks.find((network) => network === id);
  return <Icon name={drawn ?? 'website'} />;
}
