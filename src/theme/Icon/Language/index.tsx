import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/Language';

export default function IconLanguage({className}: Props) {
  return <Icon name="language" className={className} />;
}
