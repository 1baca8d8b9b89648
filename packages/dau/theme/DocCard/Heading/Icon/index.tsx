import type {ReactNode} from 'react';

import Cover from '../../../../ui/Cover';
import type {CoverTune} from '../../../../utils/tune/cover';

/** The theme's emojis for categories, guides and links. */
const DEFAULTS: readonly ReactNode[] = ['🗃', '📄️', '🔗'];

type Props = {
  readonly icon: ReactNode;
  readonly item: {
    readonly label: string;
    readonly customProps?: CoverTune & {readonly image?: string};
  };
};

/** Shows the item's cover, then the emoji if the author's label begins with one. */
export default function DocCardIcon({icon, item}: Props) {
  return (
    <>
      <span className="dau-cover" aria-hidden data-search-ignore>
        <Cover {...item.customProps} title={item.label} isLarge />
      </span>
      {DEFAULTS.includes(icon) ? null : <span className="margin-right--sm">{icon}</span>}
    </>
  );
}
