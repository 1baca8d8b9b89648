import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';

import Menu from '.';

/** The main menu: the items of the navigation bar. */
export default function MainMenu() {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <Menu id="menu">
      <ul className="menu__list">
        {items.map((item, index) => (
          <NavbarItem key={index} mobile {...item} />
        ))}
      </ul>
    </Menu>
  );
}
