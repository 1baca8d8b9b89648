import Menu from '.';
import BarItems from './BarItems';

/** The main menu: the items of the navigation bar. */
export default function MainMenu() {
  return (
    <Menu id="menu">
      <BarItems />
    </Menu>
  );
}
