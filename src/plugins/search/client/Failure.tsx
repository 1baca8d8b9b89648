import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

type Props = {
  className?: string;
  /** Path of the window's script: if it has not loaded, the button loads it again. */
  script: string;
};

/** Says that the search failed. */
export default function Failure({className, script}: Props): ReactNode {
  return (
    <div className={className} role="alert" hidden data-part="failed">
      <p>
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">
            Unable to fetch results
          </Translate>
        </strong>
      </p>
      <p>
        {process.env.NODE_ENV === 'development' ? (
          <Translate id="dau.search.noIndex">
            Khi viết bài, ô tìm kiếm dùng bản build gần nhất. Hãy chạy npm run build một lần.
          </Translate>
        ) : (
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        )}
      </p>
      <button
        type="button"
        className="button button--primary"
        data-without-application
        data-act="retry"
        data-script={script}
      >
        <Translate id="dau.search.retry">Thử lại</Translate>
      </button>
    </div>
  );
}
