import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {clearKept, removeKept, type KeptPage} from '../kept-pages';

type Props = {
  readonly pages: readonly KeptPage[];
  /** Called when a page was removed. */
  readonly onChange: () => void;
};

/** Lists the kept pages, with a button for each saved one and one for all. */
export default function KeptList({pages, onChange}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const end = ` ${siteConfig.titleDelimiter ?? '|'} ${siteConfig.title}`;
  const nameOf = ({title}: KeptPage) => (title.endsWith(end) ? title.slice(0, -end.length) : title);
  if (pages.length === 0) {
    return (
      <p>
        <Translate id="dau.offline.none">
          Chưa có trang nào trên máy này. Trang bạn đọc sẽ tự có mặt ở đây.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            {/* Not a link of the application: its scripts may not be there */}
            <a href={page.path}>{nameOf(page)}</a>{' '}
            {page.isSaved && (
              <button
                type="button"
                className="button button--secondary"
                aria-label={translate(
                  {id: 'dau.offline.removePage', message: 'Bỏ lưu: {title}'},
                  {title: nameOf(page)},
                )}
                onClick={async () => {
                  await removeKept([page.path]);
                  onChange();
                }}
              >
                <Translate id="dau.offline.remove">Bỏ lưu</Translate>
              </button>
            )}
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
