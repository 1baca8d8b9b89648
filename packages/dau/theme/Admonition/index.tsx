import Admonition from '@theme-init/Admonition';
import type {Props} from '@theme/Admonition';

import Icon, {type IconName} from '../../ui/Icon';

const drawn: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'] satisfies IconName[];

/** Replaces the theme's icon, unless the author has set an icon or uses a custom type. */
export default function AdmonitionWrapper(props: Props) {
  const name = props.type === 'caution' ? 'warning' : props.type;
  const icon = drawn.includes(name) && {icon: <Icon name={name as IconName} />};
  return <Admonition {...icon} {...props} />;
}
