import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';

/** The items of the navigation bar as a list: all of them, or only those on the right. */
export default function BarItems({position}: {readonly position?: 'right'}) {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <ul className="menu__list">
      {items.map(
        (item, index) =>
          (!position || item.position === position) && <NavbarItem key={index} mobile {...item} />,
      )}
    </ul>
  );
}
