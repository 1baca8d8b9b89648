import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar';

/** The theme takes it away on small screens, where the style sheet hides it anyway. */
export default function DocSidebar(props: Props) {
  return <DocSidebarDesktop {...props} />;
}
