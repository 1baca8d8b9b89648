import Translate from '@docusaurus/Translate';
import Admonition from '@theme-init/Admonition';
import type {Props} from '@theme/Admonition';

import Icon, {type IconName} from '../../ui/Icon';

const drawn: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'] satisfies IconName[];

/** Adds `:::summary`, and replaces the theme's icons. Icons that an author sets remain. */
export default function AdmonitionWrapper(props: Props) {
  if (props.type === 'summary') {
    const title = <Translate id="dau.reading.summary">Tóm tắt</Translate>;
    return <Admonition icon={<Icon name="note" />} title={title} {...props} type="note" />;
  }
  const name = props.type === 'caution' ? 'warning' : props.type;
  const icon = drawn.includes(name) && {icon: <Icon name={name as IconName} />};
  return <Admonition {...icon} {...props} />;
}
