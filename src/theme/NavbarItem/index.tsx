import ErrorBoundary from '@docusaurus/ErrorBoundary';
import NavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';

import FailedNavbarItem from '@site/src/plugins/shell/client/FailedNavbarItem';

/** An item that fails to render says so in its place. The rest of the page stays. */
export default function NavbarItemWithBoundary(props: Props) {
  return (
    <ErrorBoundary fallback={(failure) => <FailedNavbarItem {...failure} item={props} />}>
      <NavbarItem {...props} />
    </ErrorBoundary>
  );
}
