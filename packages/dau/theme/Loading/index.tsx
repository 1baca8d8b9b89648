/** Ejected from @docusaurus/core 3.10.2, sha256 ffd8013daa28cd24 */
import type {LoadingComponentProps} from 'react-loadable';

/** Shows nothing, because Docusaurus loads a page before showing it. (custom) The error page shows errors. */
export default function Loading({error}: LoadingComponentProps) {
  if (error) throw error;
  return null;
}
