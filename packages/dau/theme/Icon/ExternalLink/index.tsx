import {translate} from '@docusaurus/Translate';

import Icon from '../../../ui/Icon';

export default function IconExternalLink() {
  const label = translate({
    id: 'theme.IconExternalLink.ariaLabel',
    message: '(opens in new tab)',
  });
  return <Icon name="external" className="dau-external" label={label} />;
}
