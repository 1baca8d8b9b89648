import Admonition from '@theme-original/Admonition';
import type {Props} from '@theme/Admonition';

import Icon, {type IconName} from '@site/src/lib/ui/Icon';

const drawn: Readonly<Record<string, IconName>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** A note with an outlined icon. One with an icon of its own, or of another type, keeps its own. */
export default function AdmonitionWrapper(props: Props) {
  const name = drawn[props.type];
  return <Admonition {...(name && {icon: <Icon name={name} />})} {...props} />;
}
