import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';

import styles from './Parts/styles.module.css';

/** For an empty field: says that queries work without marks, and links to the sections of the site. */
export default function Hint(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <>
      <p className={styles.lead}>
        <Translate
          id="dau.search.hint"
          values={{
            plain: <b key="plain">duong&nbsp;dan</b>,
            marked: <mark key="marked">đường&nbsp;dẫn</mark>,
          }}
        >
          {'Gõ không dấu cũng được: {plain} tìm ra {marked}.'}
        </Translate>
      </p>
      <section>
        <p className={styles.title}>
          <Translate id="dau.search.start">Hoặc bắt đầu từ đây:</Translate>
        </p>
        <ul className={styles.list}>
          {items
            .filter(({position}) => position === 'left')
            .map((item, index) => (
              <NavbarItem key={index} {...item} className={styles.link} mobile />
            ))}
        </ul>
      </section>
    </>
  );
}
