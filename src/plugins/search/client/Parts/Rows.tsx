/** The rows of the lists in `Parts`, empty and hidden. `window.ts` copies and fills them. */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

function Action({name, label, children}: {name: string; label: string; children: ReactNode}) {
  return (
    <button
      type="button"
      className={styles.action}
      title={label}
      aria-label={label}
      data-without-application
      data-act={name}
    >
      {children}
    </button>
  );
}

/** @param props.page the path of the results page: a link always has a URL */
export default function Rows({page}: {page: string}): ReactNode {
  return (
    <div hidden>
      <ul>
        <li className={styles.row} data-row="stored">
          <a className={styles.link} href={page}>
            <span data-field="heading" />
            <small data-field="page" />
          </a>
          <Action
            name="save"
            label={translate({id: 'dau.search.save', message: 'Lưu kết quả này'})}
          >
            ☆
          </Action>
          <Action
            name="remove"
            label={translate({id: 'dau.search.remove', message: 'Xóa khỏi danh sách này'})}
          >
            ×
          </Action>
        </li>
        <li data-row="result">
          <a className={styles.link} href={page}>
            <strong data-field="heading" />
            <small data-field="page" />
            <span data-field="snippet" />
          </a>
          <ul className={styles.sections} />
        </li>
        <li data-row="section">
          <a className={styles.link} href={page}>
            <span data-field="heading" />
            <small data-field="snippet" />
          </a>
        </li>
      </ul>
    </div>
  );
}
