import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';

/** For an empty field: says that queries work without marks, and links to the sections of the site. */
export default function Hint({className}: {className?: string}): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <div className={className}>
      <p>
        <Translate
          id="dau.search.hint"
          values={{
            plain: <kbd key="plain">khong tim thay</kbd>,
            marked: <kbd key="marked">không tìm thấy</kbd>,
          }}
        >
          {'Gõ không dấu cũng được: {plain} tìm ra {marked}.'}
        </Translate>
      </p>
      <p>
        <Translate id="dau.search.start">Hoặc xem từ đây:</Translate>
      </p>
      <ul className="menu__list">
        {items
          .filter(({position}) => position === 'left')
          .map((item, index) => (
            <NavbarItem key={index} {...item} mobile />
          ))}
      </ul>
    </div>
  );
}
