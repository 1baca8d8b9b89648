import {cloneElement, type ComponentProps, type ReactElement} from 'react';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';

/**
 * The framework hands the same element of routes down at each navigation. React
 * renders what has a new address within it in one go; Preact in a second one,
 * after the framework has looked for the heading to scroll to. With an element
 * of its own each navigation is one rendering.
 */
export default function PendingNavigationAtOnce({
  location,
  children,
}: ComponentProps<typeof PendingNavigation>) {
  return (
    <PendingNavigation location={location}>
      {cloneElement(children as ReactElement)}
    </PendingNavigation>
  );
}
