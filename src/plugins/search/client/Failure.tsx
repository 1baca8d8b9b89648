import {useEffect, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Says that the search failed. It tries again when the reader asks, or once the browser is online. */
export default function Failure({
  className,
  onRetry,
}: {
  className?: string;
  onRetry: () => void;
}): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={className} role="alert">
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
            Khi viết bài, trang tìm trong bản dựng gần nhất. Hãy chạy npm run build một lần.
          </Translate>
        ) : (
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        )}
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="dau.search.retry">Thử lại</Translate>
      </button>
    </div>
  );
}
