import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';

type Routes = Parameters<typeof renderRoutes>[0];

/** With each move those that are known by then; the framework renders all routes once. */
function KnownRoutes({routes}: {readonly routes: Routes}): ReactNode {
  useLocation();
  return renderRoutes(routes);
}

/** Stands in for the framework's `renderRoutes` at the top of the application. */
export default function renderKnownRoutes(routes: Routes): ReactNode {
  return <KnownRoutes routes={routes} />;
}
