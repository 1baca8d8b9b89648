declare module '@generated/blog/default/latest.json' {
  import type {Latest} from '@site/src/plugins/blog/types';

  const latest: Latest;
  export default latest;
}
