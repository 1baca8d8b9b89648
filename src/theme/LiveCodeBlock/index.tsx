import type {ReactNode} from 'react';
import type {Props} from '@theme/LiveCodeBlock';

import LiveCode from '@site/src/plugins/code/client/LiveCode';

const load = () => import('@theme-original/LiveCodeBlock');

export default function LiveCodeBlockWrapper(props: Props): ReactNode {
  return <LiveCode load={load} block={props} />;
}
