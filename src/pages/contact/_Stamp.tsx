import useBaseUrl from '@docusaurus/useBaseUrl';

import styles from './styles.module.css';

/** A postage stamp with the site's icon. The waves of its postmark look like tone marks ("ngã"). */
export default function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="0 0 176 120" width="176" height="120" aria-hidden="true">
      <path className={styles.paper} d="M88 4h84v108H88z" />
      <path className={styles.teeth} d="M88 4h84v108H88z" />
      <image href={useBaseUrl('/img/favicon.svg')} x="100" y="28" width="60" height="60" />
      <g className={styles.postmark}>
        <circle cx="74" cy="76" r="34" />
        <circle cx="74" cy="76" r="27" />
        <path d="M4 64q9-12 18 0t18 0m-36 12q9-12 18 0t18 0m-36 12q9-12 18 0t18 0" />
      </g>
      <text className={styles.at} x="74" y="86">
        @
      </text>
    </svg>
  );
}
