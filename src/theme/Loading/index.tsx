/** Ejected from @docusaurus/core 3.10.2, sha256 ffd8013daa28cd24 */
import Translate, {translate} from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';

/**
 * Docusaurus shows this component while the script of a page loads, or if the script fails to load.
 * (custom) The strings are translated, and the styles are those of the site.
 */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps) {
  if (error) {
    return (
      <main className="container margin-vert--xl">
        <h1>{translate({id: 'dau.loading.failed', message: 'Chưa tải được trang này'})}</h1>
        <p role="alert">{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <p className="container margin-vert--xl" role="status">
      <Translate id="dau.loading.pending">Đang tải…</Translate>
    </p>
  );
}
