import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarItem from '@theme/NavbarItem';

import styles from './styles.module.css';

export default function MenuList({items, label, children}: Props) {
  return (
    <li className="menu__list-item">
      <p className={styles.label}>{children ?? label}</p>
      <ul className="menu__list">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
          />
        ))}
      </ul>
    </li>
  );
}
