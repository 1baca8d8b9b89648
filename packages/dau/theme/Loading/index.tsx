/** Ejected from @docusaurus/core 3.10.2, sha256 ffd8013daa28cd24 */
import Translate, {translate} from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';

/** Docusaurus shows this component when a page's script fails to load. (custom) Translated. */
export default function Loading({error, retry}: LoadingComponentProps) {
  if (!error) return null;
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
