import type {ReactNode} from 'react';

import Cover from '../../../../ui/Cover';

/** The theme's emojis for categories, guides and links. */
const DEFAULTS: readonly ReactNode[] = ['🗃', '📄️', '🔗'];

type Props = {
  readonly icon: ReactNode;
  readonly item: {
    readonly label: string;
    readonly customProps?: Partial<Parameters<typeof Cover>[0]>;
  };
};

/** Shows the item's cover, then the emoji if the author's label begins with one. */
export default function DocCardIcon({icon, item}: Props) {
  return (
    <>
      <span className="dau-cover" aria-hidden data-search-ignore>
        <Cover title={item.label} {...item.customProps} isLarge />
      </span>
      {DEFAULTS.includes(icon) ? null : <span className="margin-right--sm">{icon}</span>}
    </>
  );
}
