declare module '@generated/blog/default/latest.json' {
  import type {Latest} from '@site/packages/dau/features/blog/types';

  const latest: Latest;
  export default latest;
}
