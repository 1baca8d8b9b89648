import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';

import Menu from '.';
import BarItems from './BarItems';

/** The main menu: the items of the navigation bar, and the pages of this site that only the footer links to. */
export default function MainMenu() {
  const {navbar, footer} = useThemeConfig();
  const inBar = navbar.items.map(({to}) => to);
  const more = (footer?.links ?? [])
    .flatMap((link) => ('items' in link ? link.items : [link]) as {to?: string; label?: string}[])
    .filter(({to}) => to?.startsWith('/') && !inBar.includes(to));
  return (
    <Menu id="menu">
      <BarItems />
      <ul className="menu__list">
        {more.map(({to, label}) => (
          <NavbarItem key={to} mobile exact to={to} label={label} />
        ))}
      </ul>
    </Menu>
  );
}
