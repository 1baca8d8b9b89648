import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {clearKept, type KeptPage} from '../list-kept';

type Props = {
  readonly pages: readonly KeptPage[];
  /** Called when the pages were deleted. */
  readonly onChange: () => void;
};

/** Lists the kept pages, with a button that deletes them. */
export default function KeptList({pages, onChange}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const end = ` ${siteConfig.titleDelimiter ?? '|'} ${siteConfig.title}`;
  if (pages.length === 0) {
    return (
      <p>
        <Translate id="dau.offline.none">
          Chưa có trang nào trên máy này. Trang bạn đã đọc sẽ tự hiện ở đây.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <ul>
        {pages.map(({path, title}) => (
          <li key={path}>
            {/* Not a link of the application: its scripts may not be there */}
            <a href={path}>{title.endsWith(end) ? title.slice(0, -end.length) : title}</a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button--secondary"
        onClick={async () => {
          await clearKept();
          onChange();
        }}
      >
        <Translate id="dau.offline.clear">Xóa mọi trang trên máy này</Translate>
      </button>
    </>
  );
}
