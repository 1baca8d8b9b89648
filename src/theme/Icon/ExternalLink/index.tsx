import {translate} from '@docusaurus/Translate';

import Icon from '@site/src/lib/ui/Icon';

/** Replaces the theme's icon with an icon in the style of the site. */
export default function IconExternalLink() {
  const label = translate({
    id: 'theme.IconExternalLink.ariaLabel',
    message: '(opens in new tab)',
  });
  return <Icon name="external" className="dau-external" label={label} />;
}
